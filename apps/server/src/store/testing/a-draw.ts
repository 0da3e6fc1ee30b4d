import type { DrawRequestOf, PrizeChoice, Store } from '../store.ts';
import { aPopup, aSite, NOON, TODAY } from './a-record.ts';

/** The popup that visitors draw from. */
export const POPUP = 'popup00000001';
export const MUG: PrizeChoice = {
  prizeId: 'mug',
  label: 'A mug',
  isWinning: true,
  code: 'MUG',
  takesCode: false,
  share: 0.25,
};
/** Comes with a code of its pool. */
export const COUPON: PrizeChoice = {
  prizeId: 'coupon',
  label: '10 %',
  isWinning: true,
  code: '',
  takesCode: true,
  share: 1,
};

/** A draw of a visitor. */
export function aDraw(visitor: number, choose: DrawRequestOf['choose']): DrawRequestOf {
  return {
    id: `draw${visitor}`,
    popupId: POPUP,
    visitorId: `visitor-${visitor}`,
    viewId: `view${visitor}`,
    at: NOON,
    day: TODAY,
    usesTurn: true,
    choose,
  };
}

/** Creates a site with that popup. */
export async function withGame(store: Store): Promise<void> {
  await store.createSite('account1', aSite());
  await store.createPopup('account1', aPopup());
}
