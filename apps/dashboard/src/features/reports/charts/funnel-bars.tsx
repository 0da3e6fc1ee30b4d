import type { ReportNumbers } from '@beckon/contract/owner-calls';
import { keysOf, STEP_WORDS } from '@beckon/contract/values';
import { formatShare } from '../../../lib/format/format-number.ts';
import { CountBars } from './count-bars.tsx';

type Step = keyof typeof STEP_WORDS;

const ABOUT: Readonly<Record<Step, string>> = {
  offered: 'page views for which every rule said yes',
  views: 'a trigger fired and nothing stopped the popup',
  interactions: 'the visitor typed, chose or pressed something',
  conversions: 'a form was sent or a click counted',
};

interface FunnelBarsProps {
  readonly numbers: Pick<ReportNumbers, Step>;
  readonly first: Step;
}

/** The steps to conversions from the first one on, each with its share of the step before. */
export function FunnelBars({ numbers, first }: FunnelBarsProps) {
  const all = keysOf(STEP_WORDS);
  const steps = all.slice(all.indexOf(first));
  const bars = steps.map((step, at) => {
    const before = steps[at - 1];
    return {
      name: STEP_WORDS[step],
      about: ABOUT[step],
      count: numbers[step],
      share: before === undefined ? '' : shareOf(numbers[step], numbers[before]),
    };
  });
  const most = Math.max(...bars.map(({ count }) => count), 1);
  return <CountBars bars={bars} full={most} isOrdered />;
}

/**
 * The share of the step before. Empty if the count is larger, because the step before was not
 * counted at that time.
 */
function shareOf(count: number, before: number): string {
  return before === 0 || count > before ? '' : formatShare(count / before);
}
