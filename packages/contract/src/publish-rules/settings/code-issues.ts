import type { PopupSettings } from '../../settings/popup-settings.ts';
import { COUPON_PRIZE_ID } from '../../values/limits.ts';
import {
  blockIf,
  type CodeStock,
  issueIf,
  type IssueFinder,
  type PublishIssue,
} from '../publish-issue.ts';

/**
 * Finds lists of codes that are empty. A list that never had a code is a step that its owner
 * forgot. One that is used up did its work: the popup may be published again to change a word.
 */
export const findEmptyLists: IssueFinder = (settings, { codes }) =>
  codes === undefined ? [] : [...prizeLists(settings, codes), ...couponList(settings, codes)];

/** Whether visitors get codes from a list of the owner. */
export function usesCodeLists(settings: PopupSettings): boolean {
  return prizesOf(settings).length > 0 || drawsCoupon(settings);
}

function prizeLists(settings: PopupSettings, codes: readonly CodeStock[]): PublishIssue[] {
  const prizes = prizesOf(settings);
  const never = prizes.filter(({ id }) => stateOf(id, codes) === 'none-yet');
  const usedUp = prizes.filter(({ id }) => stateOf(id, codes) === 'used-up');
  return [
    ...blockIf(
      never.length > 0,
      'prizes',
      `No codes yet: ${namesOf(never)}. Nobody can win this. Add codes, or set the chance to 0.`,
    ),
    ...issueIf(usedUp.length > 0, {
      section: 'prizes',
      message: `The codes are used up: ${namesOf(usedUp)}. Nobody can win this until you add codes.`,
    }),
  ];
}

function couponList(settings: PopupSettings, codes: readonly CodeStock[]): PublishIssue[] {
  if (!drawsCoupon(settings)) return [];
  const state = stateOf(COUPON_PRIZE_ID, codes);
  const code = settings.coupon?.code.trim() ?? '';
  const isNew = state === 'none-yet';
  if (code !== '')
    return issueIf(isNew, {
      section: 'after',
      message: `Your list has no codes yet, so all visitors get ${code}.`,
    });
  return [
    ...blockIf(
      isNew,
      'after',
      'Each visitor gets a different code, and your list has no codes yet. Add codes, or enter a code for when the list is used up.',
    ),
    ...issueIf(state === 'used-up', {
      section: 'after',
      message:
        'The codes of your list are used up: visitors read that none is left until you add codes.',
    }),
  ];
}

/** A prize without a chance is never drawn: its owner turned it off. */
function prizesOf({ game }: PopupSettings) {
  return (game?.prizes ?? []).filter(
    ({ isWinning, usesCodePool, chances }) => isWinning && usesCodePool && chances > 0,
  );
}

/** A game gives the codes of its prizes only. */
function drawsCoupon({ game, coupon }: PopupSettings): boolean {
  return game === undefined && coupon?.type === 'unique';
}

function stateOf(prizeId: string, codes: readonly CodeStock[]): 'none-yet' | 'used-up' | 'some' {
  const { codesTotal = 0, codesLeft = 0 } = codes.find((one) => one.prizeId === prizeId) ?? {};
  if (codesTotal === 0) return 'none-yet';
  return codesLeft === 0 ? 'used-up' : 'some';
}

function namesOf(prizes: readonly { readonly label: string }[]): string {
  return prizes.map(({ label }) => `“${label}”`).join(', ');
}
