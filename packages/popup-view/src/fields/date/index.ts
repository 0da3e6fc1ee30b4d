import { DatePanel } from './date-panel.tsx';
import type { DatePart } from './date-part.ts';
import { datePickerCss } from './date-picker.css.ts';

/** The part that date fields load. */
export const datePart: DatePart = { DatePanel, css: datePickerCss };
export type { DatePanelProps, DatePart } from './date-part.ts';
