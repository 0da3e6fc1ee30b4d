import type { Holdout, HoldoutVerdict } from '@beckon/contract/owner-calls';
import { findVerdict, upliftsOf } from '../../lib/uplift/find-verdict.ts';
import { presentTotals } from '../../lib/numbers/present-totals.ts';
import type { GroupCounts, HoldoutCounts, HoldoutRecord } from '../../store/store.ts';
import { DAY_MS } from '../../lib/time/durations.ts';

const NOBODY: GroupCounts = { visitors: 0, successes: 0 };

/** A holdout with its groups compared by one goal. Undefined counts: the site has no goal. */
export function presentHoldout(
  { id, share, startedAt, stoppedAt }: HoldoutRecord,
  counts: HoldoutCounts | undefined,
  now: number,
): Holdout {
  const held = presentGroup(counts?.held);
  const shown = presentGroup(counts?.shown);
  const arms = [
    { name: 'held', ...held },
    { name: 'shown', ...shown },
  ];
  const uplift = upliftsOf(arms).get('shown');
  const verdict = findVerdict(arms, ((stoppedAt ?? now) - startedAt) / DAY_MS);
  const daysLeft = verdict.kind === 'open' ? verdict.daysLeft : undefined;
  return {
    id,
    share,
    startedAt: new Date(startedAt).toISOString(),
    ...(stoppedAt === undefined ? {} : { stoppedAt: new Date(stoppedAt).toISOString() }),
    held,
    shown,
    ...(uplift === undefined ? {} : { uplift }),
    verdict: counts === undefined || counts.goal === '' ? 'no-goal' : wordOf(verdict),
    ...(daysLeft === undefined ? {} : { daysLeft }),
  };
}

function wordOf(verdict: ReturnType<typeof findVerdict>): HoldoutVerdict {
  if (verdict.kind !== 'better') return verdict.kind;
  return verdict.arm === 'shown' ? 'more' : 'fewer';
}

function presentGroup({ visitors, successes, goals }: GroupCounts = NOBODY) {
  return {
    visitors,
    successes,
    rate: visitors === 0 ? 0 : successes / visitors,
    ...presentTotals(goals),
  };
}
