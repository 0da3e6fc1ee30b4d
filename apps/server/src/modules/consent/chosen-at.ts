import { createHash } from 'node:crypto';
import type { TrackRequest } from '@beckon/contract/consent-calls';
import { newId } from '../../ids.ts';

const DAY_MS = 86_400_000;
/** In ms. An age above this is not believed. No site deletes proofs sooner. */
const OLDEST_MS = 30 * DAY_MS;
const ID_LENGTH = 32;

/**
 * When the visitor chose (ms), by our clock. A browser that got no answer reports a choice again
 * later. Its clock may be wrong, so only the difference between its two times counts. An age that
 * cannot be believed does not count: the proof then has the time of its arrival.
 */
export function readChosenAt(
  { chosen_at: chosen, sent_at: sent }: TrackRequest,
  now: number,
): number {
  const age = Math.round((sent ?? Number.NaN) - (chosen ?? Number.NaN));
  return age >= 0 && age <= OLDEST_MS ? now - age : now;
}

/** What makes a choice the same one. */
interface ProofKey {
  readonly siteId: string;
  readonly consentId: string;
  readonly policyId: number;
  readonly categories: readonly string[];
  readonly services: Readonly<Record<string, boolean>>;
}

/**
 * The id of a proof. A choice that is reported again, because the answer was lost, gets the same id
 * and is stored once. Reports of other scripts contain no time, so each of them is a new choice.
 */
export function proofId(
  { siteId, consentId, policyId, categories, services }: ProofKey,
  chosenAt: number | undefined,
): string {
  if (chosenAt === undefined) return newId();
  return createHash('sha256')
    .update(JSON.stringify([siteId, consentId, chosenAt, policyId, categories, services]))
    .digest('hex')
    .slice(0, ID_LENGTH);
}
