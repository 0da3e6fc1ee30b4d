const FASTEST_HUMAN_MS = 800;
const MANY_A_MINUTE = 5;

interface Signs {
  readonly trapField: string | undefined;
  readonly shownMs: string | undefined;
  readonly hasFields: boolean;
  readonly isBroken: boolean;
  /** An answer is not one that the form takes. */
  readonly hasWrongAnswers: boolean;
  /** Conversions by this visitor and network within a minute, this one included. */
  readonly countThisMinute: number;
}

/** A person may have made it, past the form's own check; the owner looks and decides. */
const WRONG_ANSWERS = 'wrong-answers';

/**
 * Why a submission looks made by a machine, or is not what its form asks for; empty when it does
 * not. Such leads are kept and marked, never dropped.
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
