export { freeName, copyName } from './free-name.ts';
export { calendarDay } from './calendar-day.ts';
export { localMoment, offsetAt } from './local-moment.ts';
export { shownSpan, type ShownSpan } from './shown-span.ts';
export { type ShowHistory, mayShowAgain } from './frequency.ts';
export {
  LAST_SHOWN_COOKIE,
  CONVERSION_COOKIE,
  CLOSED_BY_X_COOKIE,
  showHistoryText,
  parseShowHistory,
} from './show-history-text.ts';
export { originalIdOf } from './original-id.ts';
export { chooseArm } from './choose-arm.ts';
export { hashToShare } from './hash-to-share.ts';
export { drawPrize, shareOf } from './draw-prize.ts';
export { isCouponDrawn, couponBeforeDraw } from './coupon-before-draw.ts';
