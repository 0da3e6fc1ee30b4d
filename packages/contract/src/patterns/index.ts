export * from './read-pattern.ts';
