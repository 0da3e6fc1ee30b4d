import { useEffect, type RefObject } from 'react';
import type { FieldRegister } from './field-register.ts';
import type { FormState } from './form-state.ts';

/**
 * Puts the focus where the form's state wants it: on a wrong field, or on the first control of a
 * new step.
 */
export function useFocusFollowing(
  { focus, step }: FormState,
  formRef: RefObject<HTMLFormElement | null>,
  register: FieldRegister,
): void {
  useEffect(() => {
    if (focus === undefined) return;
    if (focus.at === 'field') return register.focus(focus.id);
    const first = register
      .inOrder()
      .find((field) => field.step === step && field.spec.kind !== 'hidden');
    if (first === undefined)
      formRef.current?.querySelector<HTMLElement>('[data-step]:not([hidden]) button')?.focus();
    else register.focus(first.spec.id);
  }, [focus, step, formRef, register]);
}
