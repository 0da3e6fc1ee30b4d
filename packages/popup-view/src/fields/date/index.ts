/** The part that date fields load: this module is a `DatePart`. */
export { DatePanel } from './date-panel.tsx';
export { default as css } from './date-picker.css?inline';
export type { DatePanelProps, DatePart } from './date-part.ts';
