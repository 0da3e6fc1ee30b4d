export * from './popup.ts';
export * from './prize.ts';
