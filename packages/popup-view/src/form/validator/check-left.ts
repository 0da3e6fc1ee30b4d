import {
  checkField,
  type FieldSpec,
  type FieldValue,
  type RuleContext,
} from '@beckon/contract/form-rules';
import type { Language } from '@beckon/contract/values';
import type { FormEvent } from '../form-state.ts';
import { announceProblems } from './announcement.ts';

/** Ends with the press that goes on. */
let released = Promise.resolve();

// Not a pointer event: after a touch, browsers move the focus only with the mouse events.
addEventListener(
  'mousedown',
  () => {
    released = new Promise((resolve) => {
      // The click comes after the release, and must find what was pressed in its place.
      addEventListener('mouseup', () => setTimeout(resolve), { once: true });
    });
  },
  true,
);

interface LeftField {
  readonly spec: FieldSpec;
  readonly value: FieldValue;
  readonly context: RuleContext;
}

/**
 * Checks a field that the visitor has left; an empty one keeps what it shows. If that was by a
 * press, the message waits for its end: it can move what is pressed away from the pointer, and then
 * that would get no click.
 */
export function checkLeft(
  { spec, value, context }: LeftField,
  language: Language,
  dispatch: (event: FormEvent) => void,
): void {
  if (value.length === 0) return;
  const problem = checkField(spec, value, context);
  const announcement = announceProblems([spec], new Map(problem && [[spec.id, problem]]), language);
  void released.then(() => dispatch({ name: 'LEFT', id: spec.id, problem, announcement }));
}
