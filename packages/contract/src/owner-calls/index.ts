export * from './answers.ts';
export * from './session-call.ts';
export * from './site-calls.ts';
export * from './popup-calls.ts';
export * from './lead-calls.ts';
export * from './report-calls.ts';
export * from './prize-calls.ts';
