export * from './calls/index.ts';
export * from './owner-calls/index.ts';
export * from './popup/index.ts';
export * from './settings/index.ts';
export * from './values/index.ts';
