import type { AbTest, AbTestArm } from '@beckon/contract/owner-calls';
import { percentRange } from '../../../lib/format/format-difference.ts';
import { formatShare } from '../../../lib/format/format-number.ts';
import { formatDay } from '../../../lib/format/format-time.ts';

const ALL_OF = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const ONE_OF = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** The current result of a test in one sentence. */
export function verdictWords(test: AbTest): string {
  const { state, winner } = test;
  if (state === 'draft') return 'Not started yet.';
  const kept = winner === undefined ? '' : ` ${winner} became the popup.`;
  return (state === 'stopped' ? endOf(test) : sentenceOf(test)) + kept;
}

/** A hint before the start, if variants are equal to A; undefined if none is. */
export function alikeWords({ arms }: AbTest): string | undefined {
  const names = arms.flatMap(({ name, isLikeA }) => (isLikeA === true ? [name] : []));
  if (names.length === 0) return undefined;
  const [are, them] = names.length === 1 ? ['is', 'it'] : ['are', 'them'];
  return `${ALL_OF.format(names)} ${are} still the same as A. Change ${them} first, or start anyway to check the test itself: it should find no difference.`;
}

/** Reasons why the result of a test is not reliable. */
export function doubtWords(test: AbTest): readonly string[] {
  return [
    ...test.arms.flatMap(changedWords),
    ...(test.hasUnevenShares === true ? [unevenWords(test)] : []),
  ];
}

/** With more days, the first and the last one are named. */
const MOST_DAYS = 3;

function changedWords({ name, changedAt = [] }: AbTestArm): string[] {
  const days = [...new Set(changedAt.map(formatDay))];
  if (days.length === 0) return [];
  const when =
    days.length > MOST_DAYS
      ? `${changedAt.length} times from ${days[0]} to ${days.at(-1)}`
      : `on ${ALL_OF.format(days)}`;
  return [
    `${name} was changed ${when}, while the test ran. The result is not reliable: it counts visitors of the old and the new design together.`,
  ];
}

function unevenWords({ arms }: AbTest): string {
  const visitors = arms.reduce((sum, arm) => sum + arm.visitors, 0);
  const weights = arms.reduce((sum, { weight }) => sum + weight, 0);
  const shares = arms.map(
    (arm) =>
      `${arm.name} ${formatShare(arm.visitors / visitors)} instead of ${formatShare(arm.weight / weights)}`,
  );
  return `Do not rely on this result: the designs did not get the shares of the visitors that you set (${shares.join(', ')}), and chance does not explain it. Usual reasons: a design was paused, has other rules or triggers than the others, or was opened by a link of its own.`;
}

/** The last verdict of a test that has ended. */
function endOf(test: AbTest): string {
  const { verdict } = test;
  switch (verdict.kind) {
    case 'unseen':
      return `Nobody saw ${ONE_OF.format(verdict.arms)}.`;
    case 'too-early':
      return 'It ended too early to say.';
    case 'open':
      return 'No difference was found.';
    default:
      return sentenceOf(test);
  }
}

function sentenceOf({ verdict, goal }: AbTest): string {
  switch (verdict.kind) {
    case 'unseen':
      return `Nobody has seen ${ONE_OF.format(verdict.arms)} yet.`;
    case 'too-early':
      return `Too early to say: this needs 100 visitors of each design and 20 ${goal === '' ? 'conversions' : `who reached “${goal}”`}.`;
    case 'open':
      return verdict.daysLeft === undefined
        ? 'No difference yet, and none is likely to show soon.'
        : `No difference yet, about ${verdict.daysLeft} more ${verdict.daysLeft === 1 ? 'day' : 'days'}.`;
    case 'better':
      return `${verdict.arm} is better by ${percentRange(verdict.low, verdict.high)}.`;
  }
}
