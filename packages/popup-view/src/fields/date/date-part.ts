import type { CalendarDate } from '@beckon/contract/form-rules';
import type { Language } from '@beckon/contract/values';
import type { ComponentType, RefObject } from 'react';

/** A calendar beside its input, drawn only while open. */
export interface DatePanelProps {
  readonly id: string;
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly language: Language;
  readonly today: CalendarDate;
  readonly value: CalendarDate | undefined;
  /** Called with the chosen day, or with undefined if the date was cleared. */
  readonly onChoose: (date: CalendarDate | undefined) => void;
  readonly onClose: (why: 'escape' | 'left') => void;
}

/** The exports of the `date-picker` file. */
export interface DatePart {
  readonly DatePanel: ComponentType<DatePanelProps>;
  readonly css: string;
}
