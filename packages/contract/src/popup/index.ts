export * from './popup.ts';
export * from './prize.ts';
export * from './explanation.ts';
export * from './is-modal.ts';
export * from './closes-by-outside-click.ts';
