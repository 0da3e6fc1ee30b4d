import { isSafeAddress } from '../../address/is-safe-address.ts';
import { MADE_UP_CODES } from '../../settings/default-game.ts';
import type { PrizeSettings } from '../../settings/prizes.ts';
import { WHEEL_SLICES } from '../../values/limits.ts';
import { blockIf, issueIf, type IssueFinder, type PublishIssue } from '../publish-issue.ts';

export const findPrizeIssues: IssueFinder = ({ game }, { type }) => {
  if (game === undefined) return blockIf(type === 'gamified', 'prizes', 'Add prizes for the game.');
  const { prizes } = game;
  const total = prizes.reduce((sum, prize) => sum + prize.chances, 0);
  return [
    ...blockIf(prizes.length === 0, 'prizes', 'Add prizes for the game.'),
    ...blockIf(prizes.length > 0 && total === 0, 'prizes', 'All chances are 0: everybody loses.'),
    ...blockIf(
      prizes.some((prize) => prize.label.trim() === ''),
      'prizes',
      'Every prize needs a label.',
    ),
    ...findCodeIssues(prizes.filter(isOn)),
    ...issueIf(game.game === 'wheel' && prizes.length > WHEEL_SLICES, {
      section: 'prizes',
      message: `The wheel has ${WHEEL_SLICES} slices: prizes after the ${WHEEL_SLICES}th can be won, but nobody sees them on it.`,
    }),
    ...findAddressIssues(prizes),
  ];
};

/** A prize without a chance is never drawn: its owner turned it off. */
function isOn({ chances }: PrizeSettings): boolean {
  return chances > 0;
}

function findCodeIssues(prizes: readonly PrizeSettings[]): PublishIssue[] {
  const fixed = prizes.filter((prize) => prize.isWinning && !prize.usesCodePool);
  const madeUp = fixed.map(({ code }) => code).filter((code) => MADE_UP_CODES.has(code));
  return [
    ...issueIf(
      fixed.some(({ code }) => code.trim() === ''),
      { section: 'prizes', message: 'A winning prize has no code to give.' },
    ),
    ...issueIf(madeUp.length > 0, {
      section: 'prizes',
      message: `Winners get codes that we made up: ${madeUp.join(', ')}. Enter codes that your shop accepts.`,
    }),
  ];
}

function findAddressIssues(prizes: readonly PrizeSettings[]): PublishIssue[] {
  const addressesOf = (some: readonly PrizeSettings[]) =>
    some.flatMap(({ redirect }) => (redirect?.to === 'url' ? [redirect.url] : []));
  return [
    ...blockIf(
      addressesOf(prizes.filter(isOn)).some((address) => address.trim() === ''),
      'prizes',
      'A prize sends visitors to a page, but no page is set.',
    ),
    ...blockIf(
      !addressesOf(prizes).every(isSafeAddress),
      'prizes',
      'The address of a prize would run code. Use a web address.',
    ),
  ];
}
