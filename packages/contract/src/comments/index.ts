export * from './comment-calls.ts';
export * from './comment-values.ts';
