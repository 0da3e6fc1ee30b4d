/** The part that date fields load: this module is a `DatePart`. */
export { DatePanel } from './date-panel.tsx';
export { default as css } from './date-picker.css?inline';
export type { DatePanelProps, DatePart } from './date-part.ts';

// Prototype.js replaces this method, without which the calendar cannot be drawn. The field then has
// the browser's own calendar, as if this file could not be loaded.
if ([1, 2].reduce((sum, each) => sum + each) !== 3) throw new Error('Array.prototype.reduce');
