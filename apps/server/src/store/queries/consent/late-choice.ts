import type { Database } from '../../database.ts';
import type { ConsentCount, ConsentProof } from '../../records/consent-record.ts';

/** The number of a visitor's last proofs that are read. Nobody chooses so often in a month. */
const MOST_PROOFS = 1_000;

/** Adds or removes one visitor of an outcome on a day. */
export interface DayChange {
  readonly day: string;
  readonly outcome: string;
  readonly count: 1 | -1;
}

/** What a choice that arrived late changes. */
interface LateChoice {
  readonly changes: readonly DayChange[];
  /** The day on which the visitor's outcome changed last. */
  readonly day: string | undefined;
}

interface Choice {
  readonly id: string;
  readonly day: string;
  readonly outcome: string;
}

/**
 * What a stored proof adds to the counts if the visitor has chosen again since: a report of an
 * earlier choice that arrives late. Undefined if it is the visitor's last choice. The visitor's row
 * must be locked.
 */
export async function lateChanges(
  transaction: Database,
  { siteId, visitorId }: ConsentCount,
  { id, at }: Pick<ConsentProof, 'id' | 'at'>,
): Promise<LateChoice | undefined> {
  const proofs = transaction
    .selectFrom('consent_proof')
    .where('site_id', '=', siteId)
    .where('consent_id', '=', visitorId);
  const later = await proofs.select('id').where('at', '>', at).limit(1).executeTakeFirst();
  if (later === undefined) return undefined;
  const choices = await proofs
    .select(['id', 'day', 'outcome'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_PROOFS)
    .execute();
  const inOrder = choices.toReversed();
  const counted = countedDays(inOrder);
  const before = countedDays(inOrder.filter((choice) => choice.id !== id));
  return { changes: changesBetween(before, counted), day: [...counted.keys()].at(-1) };
}

/** The outcome that each day counts, if the choices arrive in their order. */
function countedDays(choices: readonly Choice[]): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  let last: string | undefined;
  for (const { day, outcome } of choices) {
    if (outcome !== last) days.set(day, outcome);
    last = outcome;
  }
  return days;
}

function changesBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): DayChange[] {
  const changes: DayChange[] = [];
  for (const day of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(day), after.get(day)];
    if (old === now) continue;
    if (old !== undefined) changes.push({ day, outcome: old, count: -1 });
    if (now !== undefined) changes.push({ day, outcome: now, count: 1 });
  }
  return changes;
}
