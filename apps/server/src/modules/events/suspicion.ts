const FASTEST_HUMAN_MS = 800;
const MANY_A_MINUTE = 5;

interface Signs {
  readonly trapField: string | undefined;
  readonly shownMs: string | undefined;
  readonly hasFields: boolean;
  readonly isBroken: boolean;
  /** Conversions by this visitor and address within a minute, this one included. */
  readonly thisMinute: number;
}

/**
 * Why a submission looks made by a machine; empty when it does not. Such leads are kept and marked,
 * never dropped.
 */
export function suspicionOf({
  trapField = '',
  shownMs = '',
  hasFields,
  isBroken,
  thisMinute,
}: Signs): string {
  if (trapField !== '') return 'trap-field-filled';
  if (hasFields && shownMs !== '' && Number(shownMs) < FASTEST_HUMAN_MS) return 'filled-too-fast';
  if (isBroken) return 'unreadable-fields';
  return thisMinute > MANY_A_MINUTE ? 'too-many' : '';
}
