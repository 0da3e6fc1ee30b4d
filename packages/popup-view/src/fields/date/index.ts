/** The part that date fields load: this module is a `DatePart`. */
export { DatePanel } from './date-panel.tsx';
export { datePickerCss as css } from './date-picker.css.ts';
export type { DatePanelProps, DatePart } from './date-part.ts';
