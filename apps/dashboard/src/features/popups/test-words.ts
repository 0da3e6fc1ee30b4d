import type { PopupSummary } from '@beckon/contract/owner-calls';
import { formatDay } from '../../lib/format/format-time.ts';

/** Which designs the numbers of a popup are of, if they are not all of the one that it has now. */
export function testWords({
  abTest,
  newDesign,
}: Pick<PopupSummary, 'abTest' | 'newDesign'>): string | undefined {
  const sentences = [
    ...(abTest?.state === 'running' ? ['Numbers of all designs of the test together.'] : []),
    ...(newDesign === undefined
      ? []
      : [
          `Design ${newDesign.arm} since ${formatDay(newDesign.at)}; numbers up to then are of the old design.`,
        ]),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
