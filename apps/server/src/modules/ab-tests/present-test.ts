import type { AbTest, AbTestArm } from '@beckon/contract/owner-calls';
import { draftFingerprint } from '../../lib/popups/draft-fingerprint.ts';
import type { AbTestRecord, PopupRecord, Store, TestCounts } from '../../store/store.ts';
import { presentTotals } from '../../lib/numbers/present-totals.ts';
import { findVerdict, upliftsOf } from '../../lib/uplift/find-verdict.ts';
import { hasUnevenShares } from '../../lib/uplift/has-uneven-shares.ts';
import { DAY_MS } from '../../lib/time/durations.ts';

interface PresentDeps {
  readonly store: Pick<Store, 'popup' | 'countTest'>;
  readonly now: () => number;
}

/** The test with its current results. A stopped test has the results of the time it was stopped. */
export async function presentTest(
  { store, now }: PresentDeps,
  accountId: string,
  test: AbTestRecord,
): Promise<AbTest> {
  const counts = await countsOf(store, test, now());
  const arms = test.arms.map(({ name, popupId, weight }) => {
    const { visitors, successes } = counts.get(popupId) ?? NOBODY;
    return { name, weight, visitors, successes };
  });
  const uplifts = upliftsOf(arms);
  const popups = await Promise.all(test.arms.map(({ popupId }) => store.popup(accountId, popupId)));
  const alike = test.state === 'draft' ? likeTheFirst(popups) : NONE;
  const until = test.stoppedAt ?? now();
  const daysRun = test.startedAt === undefined ? 0 : (until - test.startedAt) / DAY_MS;
  const winner = test.arms.find(({ popupId }) => popupId === test.winner)?.name;
  return {
    id: test.id,
    siteId: test.siteId,
    popupId: test.popupId,
    state: test.state,
    goal: test.goal,
    arms: test.arms.map(({ name, popupId, weight, changedAt }, index): AbTestArm => {
      const { visitors, successes, goals } = counts.get(popupId) ?? NOBODY;
      const uplift = uplifts.get(name);
      return {
        name,
        popupId,
        popupName: popups[index]?.name ?? '',
        status: popups[index]?.status ?? 'deleted',
        weight,
        visitors,
        successes,
        rate: visitors === 0 ? 0 : successes / visitors,
        ...presentTotals(goals),
        ...(uplift === undefined ? {} : { uplift }),
        ...(alike.has(popupId) ? { isLikeA: true as const } : {}),
        ...(changedAt === undefined ? {} : { changedAt: changedAt.map(instantOf) }),
      };
    }),
    verdict: findVerdict(arms, daysRun),
    ...(hasUnevenShares(arms) ? { hasUnevenShares: true as const } : {}),
    ...(test.startedAt === undefined ? {} : { startedAt: instantOf(test.startedAt) }),
    ...(test.stoppedAt === undefined ? {} : { stoppedAt: instantOf(test.stoppedAt) }),
    ...(winner === undefined ? {} : { winner }),
  };
}

function instantOf(ms: number): string {
  return new Date(ms).toISOString();
}

const NONE: ReadonlySet<string> = new Set();

/** Ids of the arms that visitors cannot distinguish from the first: only the name differs. */
function likeTheFirst([first, ...others]: readonly (PopupRecord | undefined)[]) {
  if (first === undefined) return NONE;
  const said = draftFingerprint(first);
  const { name } = first;
  return new Set(
    others.flatMap((one) =>
      one !== undefined && draftFingerprint({ ...one, name }) === said ? [one.id] : [],
    ),
  );
}

const NOBODY: Omit<TestCounts, 'popupId'> = { visitors: 0, successes: 0 };

async function countsOf(
  store: PresentDeps['store'],
  test: AbTestRecord,
  now: number,
): Promise<ReadonlyMap<string, TestCounts>> {
  const counts =
    test.finalCounts ??
    (test.startedAt === undefined
      ? []
      : await store.countTest(test, { from: test.startedAt, until: test.stoppedAt ?? now }));
  return new Map(counts.map((count) => [count.popupId, count]));
}
