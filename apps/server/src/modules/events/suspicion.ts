const FASTEST_HUMAN_MS = 800;
const MANY_A_MINUTE = 5;

interface Signs {
  readonly trapField: string | undefined;
  readonly shownMs: string | undefined;
  readonly hasFields: boolean;
  readonly isBroken: boolean;
  /** True if the form does not accept one of the answers. */
  readonly hasWrongAnswers: boolean;
  /** The number of conversions by this visitor and network within a minute, including this one. */
  readonly countThisMinute: number;
}

/** A person may have sent it without the form's own check, so the owner decides about it. */
const WRONG_ANSWERS = 'wrong-answers';

/**
 * Why a submission looks automatic or has invalid answers; empty if neither. Such leads are stored
 * and marked, never dropped.
 */
export function suspicionOf({
  trapField = '',
  shownMs = '',
  hasFields,
  isBroken,
  hasWrongAnswers,
  countThisMinute,
}: Signs): string {
  if (trapField !== '') return 'trap-field-filled';
  if (hasFields && shownMs !== '' && Number(shownMs) < FASTEST_HUMAN_MS) return 'filled-too-fast';
  if (isBroken) return 'unreadable-fields';
  if (countThisMinute > MANY_A_MINUTE) return 'too-many';
  return hasWrongAnswers ? WRONG_ANSWERS : '';
}
