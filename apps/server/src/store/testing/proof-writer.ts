import type { ConsentOutcome, Store } from '../store.ts';
import { aProof, NOON } from './a-record.ts';

/** Returns a function that records a choice of a visitor, each under a new id. */
export function proofWriter(store: () => Store) {
  let number = 0;
  return (outcome: ConsentOutcome, { day = '2026-11-22', consentId = 'v1', at = NOON } = {}) =>
    store().recordConsent(
      aProof({
        id: `proof${(number += 1)}`,
        consentId,
        at: at + number,
        day,
        categories: ['functional'],
        services: { youtube: true },
        outcome,
      }),
      'none-1',
    );
}
