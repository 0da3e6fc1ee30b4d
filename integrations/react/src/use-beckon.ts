'use client';

import { useSyncExternalStore } from 'react';
import type { BeckonApi, BeckonConsent, BeckonEventDetail } from './page-api.ts';

declare global {
  interface Window {
    /** There once the script runs. */
    readonly beckon?: BeckonApi;
    /** A choice made before that; the script reads it when it starts. */
    beckonConsent?: BeckonConsent;
  }

  interface DocumentEventMap {
    /** A popup is drawn. */
    poptinView: CustomEvent<BeckonEventDetail>;
    /** A form was sent, or a product chosen. */
    poptinSubmit: CustomEvent<BeckonEventDetail>;
    /** A code was copied. */
    couponCopy: CustomEvent<BeckonEventDetail>;
    /** A popup was closed without an answer. */
    poptinClose: CustomEvent<BeckonEventDetail>;
  }
}

/** The script says by no event that it is there, and it may have to wait for a shop's consent. */
const LOOK_EVERY_MS = 200;

const listeners = new Set<() => void>();
let clock: ReturnType<typeof setInterval> | undefined;

function currentApi(): BeckonApi | undefined {
  const { beckon } = window;
  return typeof beckon === 'object' && 'version' in beckon ? beckon : undefined;
}

function stopLooking(): void {
  clearInterval(clock);
  clock = undefined;
}

function look(): void {
  if (currentApi() === undefined) return;
  stopLooking();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (currentApi() === undefined) clock ??= setInterval(look, LOOK_EVERY_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopLooking();
  };
}

/**
 * What the page may ask of Beckon; undefined on the server and until the script runs. A component
 * that uses it is rendered again when that happens.
 */
export function useBeckon(): BeckonApi | undefined {
  return useSyncExternalStore(subscribe, currentApi, () => undefined);
}

/**
 * Gives Beckon what the visitor chose in your own banner. May be called before the script runs: it
 * reads the last choice when it starts.
 */
export function setConsent(choice: BeckonConsent): void {
  const api = currentApi();
  if (api === undefined) window.beckonConsent = choice;
  else api.consent(choice);
}
