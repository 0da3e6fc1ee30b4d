export * from './free-name.ts';
export * from './calendar-day.ts';
export * from './frequency.ts';
export * from './show-history-text.ts';
export * from './choose-arm.ts';
export * from './hash-to-share.ts';
export * from './draw-prize.ts';
export * from './coupon-before-draw.ts';
