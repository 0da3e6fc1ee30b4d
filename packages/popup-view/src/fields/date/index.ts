/** The part that date fields load: this module is a `DatePart`. */
export { DatePanel } from './date-panel.tsx';
export { default as css } from './date-picker.css?inline';
export type { DatePanelProps, DatePart } from './date-part.ts';

const add = (first: number, second: number): number => first + second;
// Prototype.js replaces the first of these methods, MooTools 1.2 the second. Without them the
// calendar cannot be drawn. The field then has the browser's own calendar, as if this file could not
// be loaded.
if ([1, 2].reduce(add) !== 3 || add.bind(undefined, 1)(2) !== 3)
  throw new Error('The page has replaced methods that the calendar needs.');
