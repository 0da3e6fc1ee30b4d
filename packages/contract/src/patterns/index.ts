export { type Pattern, readPattern } from './read-pattern.ts';
