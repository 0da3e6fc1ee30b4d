import { useEffect, type RefObject } from 'react';
import type { FieldRegister } from './field-register.ts';
import type { FormState } from './form-state.ts';

/**
 * Moves the focus to the target in the form's state: a wrong field, or the first control of a new
 * step.
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
