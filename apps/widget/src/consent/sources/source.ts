import type { Clock } from '@beckon/host-page/clock';
import type { Guard } from '@beckon/host-page/guard';
import type { Listen } from '@beckon/host-page/listen';
import type { ConsentAnswer } from '../decide-consent.ts';

export interface SourceOptions {
  readonly window: Window;
  readonly clock: Clock;
  readonly guard: Guard;
  readonly listen: Listen;
  /** Called when the answer of the source may have changed. */
  readonly onChange: () => void;
}

/** One place where a page says what its visitor has consented to. */
export interface ConsentSource {
  /** Never throws, even if the page has replaced the source by something else. */
  answer(): ConsentAnswer;
}

/** Opens a source, which listens as long as the document lives. */
export type OpenSource = (options: SourceOptions) => ConsentSource;

/**
 * The category that covers our visitor data. WordPress, Complianz and our own call use the same
 * name. docs/decisions/0021-consent-is-for-marketing.md.
 */
export const CATEGORY = 'marketing';

/** Returns a boolean as it is, and undefined for anything else. */
export function asAnswer(value: unknown): ConsentAnswer {
  return typeof value === 'boolean' ? value : undefined;
}
