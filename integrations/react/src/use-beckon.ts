'use client';

import { useSyncExternalStore } from 'react';
import type { BeckonApi, BeckonConsent, BeckonEventDetail } from './page-api.ts';

declare global {
  interface Window {
    /** Exists once the script runs. */
    readonly beckon?: BeckonApi;
    /** A choice made before that. The script reads it when it starts. */
    beckonConsent?: BeckonConsent;
  }

  interface DocumentEventMap {
    /** A popup was drawn. */
    poptinView: CustomEvent<BeckonEventDetail>;
    /** A form was sent, or a product was chosen. */
    poptinSubmit: CustomEvent<BeckonEventDetail>;
    /** A coupon code was copied. */
    couponCopy: CustomEvent<BeckonEventDetail>;
    /** A popup was closed without a conversion. */
    poptinClose: CustomEvent<BeckonEventDetail>;
  }
}

/**
 * Polling is needed: the script sends no event when it starts, and it may have to wait for a shop's
 * consent.
 */
const FIRST_PAUSE_MS = 200;
/** Pauses become longer, because a blocked script never runs. */
const LONGEST_PAUSE_MS = 5_000;
const PAUSE_FACTOR = 1.1;

const listeners = new Set<() => void>();
let clock: ReturnType<typeof setTimeout> | undefined;

/** Undefined until the script runs. */
export function currentApi(): BeckonApi | undefined {
  const { beckon } = window;
  return 'version' in Object(beckon) ? beckon : undefined;
}

function stopLooking(): void {
  clearTimeout(clock);
  clock = undefined;
}

function lookAfter(pauseMs: number): void {
  clock = setTimeout(() => {
    if (currentApi() === undefined)
      return lookAfter(Math.min(pauseMs * PAUSE_FACTOR, LONGEST_PAUSE_MS));
    stopLooking();
    for (const listener of listeners) listener();
  }, pauseMs);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (currentApi() === undefined && clock === undefined) lookAfter(FIRST_PAUSE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopLooking();
  };
}

/**
 * Beckon's API for the page. Undefined on the server, and until the script runs. Components that
 * use it are rendered again when the script starts.
 */
export function useBeckon(): BeckonApi | undefined {
  return useSyncExternalStore(subscribe, currentApi, () => undefined);
}

/**
 * Passes the visitor's choice in your own banner to Beckon. If the script does not run yet, the
 * last choice is stored and read when it starts.
 */
export function setConsent(choice: BeckonConsent): void {
  const api = currentApi();
  if (api === undefined) window.beckonConsent = choice;
  else api.consent(choice);
}
