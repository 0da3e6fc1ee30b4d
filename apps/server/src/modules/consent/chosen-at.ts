import { createHash } from 'node:crypto';
import type { TrackRequest } from '@beckon/contract/consent-calls';
import { newId } from '../../ids.ts';
import { DAY_MS } from '../../lib/time/durations.ts';

/** In ms. No site deletes proofs sooner, so an older choice may have been stored and deleted. */
const OLDEST_MS = 30 * DAY_MS;
const ID_LENGTH = 32;

/**
 * When the visitor chose (ms), by our clock. A browser that got no answer reports a choice again
 * later. Its clock may be wrong, so only the difference between its two times counts. A choice that
 * claims to be older than the banner counts as made at `earliest`: perhaps the clock was set in
 * between. Undefined for a choice that is too old, or that was made after it was sent: nobody knows
 * when that was.
 */
export function readChosenAt(
  { chosen_at: chosen, sent_at: sent }: TrackRequest,
  { now, earliest }: { readonly now: number; readonly earliest: number },
): number | undefined {
  if (sent === undefined) return now;
  const age = Math.round(sent - (chosen ?? Number.NaN));
  return age >= 0 && age <= OLDEST_MS ? Math.max(now - age, earliest) : undefined;
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
