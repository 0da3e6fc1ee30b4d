export * from './track-call.ts';
