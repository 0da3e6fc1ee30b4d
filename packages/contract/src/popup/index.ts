export * from './popup.ts';
export * from './prize.ts';
export * from './explanation.ts';
export * from './is-modal.ts';
