import type { VisitFacts } from '../visit-facts.ts';

/** A form with wire names. This file converts values that several calls share. docs/wire-names.md. */
export type WireForm = Readonly<Record<string, string>>;

export function storeToWire({ shopKind, customerId }: VisitFacts): WireForm {
  return { store_integration: shopKind, store_integration_customer_id: customerId };
}

/**
 * The maximum number of characters. The server refuses the whole call if a text is longer.
 * Contract, `wire-text.ts`.
 */
export const LIMITS = { address: 4000, title: 1000, short: 300 } as const;

/** Cuts a text that is too long; the call matters more than the end of an address. */
export function cut(text: string, limit: number): string {
  return text.slice(0, limit);
}

export function flagToWire(flag: boolean): string {
  return flag ? '1' : '0';
}

export function deviceToWire(isMobile: boolean): string {
  return isMobile ? 'mobile' : 'desktop';
}
