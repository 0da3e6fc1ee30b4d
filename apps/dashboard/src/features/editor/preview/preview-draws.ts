import { drawPrize } from '@beckon/contract/decide';
import type { DrawnPrize } from '@beckon/contract/popup';
import type { PopupSettings } from '@beckon/contract/settings';
import { COUPON_PRIZE_ID } from '@beckon/contract/values';
import { NOTHING_WON } from '@beckon/popup-core/popup/nothing-won';

const SAMPLE_CODE = 'SAMPLE-CODE';
const MINUTE_MS = 60_000;

/**
 * Draws a prize of the draft by its chances, as the server does, but without using up stock. If no
 * chance is above 0, the visitor loses. `random` is at least 0 and less than 1.
 */
export function drawForPreview(
  { game, codes }: PopupSettings,
  { random, nowMs }: { readonly random: number; readonly nowMs: number },
): DrawnPrize {
  const prize = game && drawPrize(game.prizes, random);
  if (prize === undefined) return NOTHING_WON;
  const { id, label, isWinning, usesCodePool, code, redirect } = prize;
  return {
    id,
    label,
    isWinning,
    code: usesCodePool ? SAMPLE_CODE : code,
    ...codeEnd(codes, nowMs),
    ...(redirect === undefined ? {} : { redirect }),
  };
}

/** The coupon code that a visitor would get. */
export function couponForPreview({ coupon, codes }: PopupSettings, nowMs: number): DrawnPrize {
  return {
    id: COUPON_PRIZE_ID,
    label: '',
    isWinning: true,
    code: coupon?.type === 'fixed' ? coupon.code : SAMPLE_CODE,
    ...codeEnd(codes, nowMs),
  };
}

function codeEnd(codes: PopupSettings['codes'], nowMs: number): Pick<DrawnPrize, 'codeEndsAtMs'> {
  return codes?.validMinutes === undefined
    ? {}
    : { codeEndsAtMs: nowMs + codes.validMinutes * MINUTE_MS };
}
