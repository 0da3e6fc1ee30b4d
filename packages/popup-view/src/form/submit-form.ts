import { checksTypos, type FieldSpec, type FieldValue } from '@beckon/contract/form-rules';
import type { RefObject } from 'react';
import { messagesFor } from '../messages/messages-for.ts';
import type { Answers } from './build-answers.ts';
import { collectForm, lacksConsent } from './collect-fields.ts';
import type { FormEvent, FormState } from './form-state.ts';
import type { PopupFormProps } from './popup-form-props.ts';
import { stepChanged } from './step-changed.ts';
import type { Validator } from './use-validator.ts';
import type { FieldToCheck, FormRefusal } from './validator/check-form.ts';

/** The form at the moment when its button is pressed. */
export interface FilledInForm {
  readonly props: PopupFormProps;
  readonly state: FormState;
  readonly answers: Answers;
  /** In the order of the page. */
  readonly fields: readonly { readonly spec: FieldSpec; readonly step: number }[];
  /** Undefined if the rules could not be loaded. */
  readonly validator: Validator | undefined;
  readonly dispatch: (event: FormEvent) => void;
}

/** One press of the submit button. */
export interface Submission {
  readonly buttonText: string;
  readonly startedAtMs: number;
  /** Returns whether the form may be sent now, so that it is sent only once. */
  readonly takeTurn: () => boolean;
  /** The mistyped address that the form has already asked about. */
  readonly askedAbout: { current: FieldValue };
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly honeypotRef: RefObject<HTMLInputElement | null>;
}

/**
 * Checks the current step, or the whole form in the last step. Sends it if it is valid; otherwise
 * shows what is wrong. docs/behaviour/forms.md.
 */
export function submitForm(form: FilledInForm, submission: Submission): void {
  const { props, state, validator, dispatch, answers } = form;
  const { askedAbout, formRef } = submission;
  const isLastStep = state.step >= (props.steps ?? 1);
  const fields = form.fields.map(({ spec, step }) => ({
    spec,
    step,
    value: answers.valueOf(spec),
    context: answers.contextOf(spec),
  }));
  const checked = isLastStep ? fields : fields.filter(({ step }) => step === state.step);
  const refusal = validator?.checkForm(checked, { maySendEmpty: !isLastStep });
  if (refusal !== undefined) return refuse(form, checked, refusal, formRef.current);
  const doubtful = mistypedIn(checked, answers);
  // The form asks once. A visitor who sends the same address again wants that address.
  if (doubtful !== undefined && askedAbout.current !== doubtful.value) {
    askedAbout.current = doubtful.value;
    return dispatch(asked(doubtful));
  }
  if (validator === undefined && isLastStep && !isNativelyValid(formRef.current)) return undefined;
  return send(form, fields, submission);
}

/** Sends the whole form, or the fields of the steps so far. */
function send(
  { props, state, dispatch }: FilledInForm,
  fields: readonly FieldToCheck[],
  { buttonText, startedAtMs, takeTurn, honeypotRef }: Submission,
): void {
  const isLastStep = state.step >= (props.steps ?? 1);
  const form = collectForm({
    fields: fields
      .filter(({ step }) => isLastStep || step <= state.step)
      .map(({ spec, value }) => ({ spec, value, phone: state.phones.get(spec.id) })),
    looksAutomated: isFilled(honeypotRef.current),
    fillTimeMs: props.ports.now() - startedAtMs,
  });
  if (isLastStep) return takeTurn() ? props.onSubmit(form, buttonText) : props.onSubmitBlocked?.();
  props.onStepCompleted?.({ step: state.step, form, lacksConsent: lacksConsent(fields) });
  return dispatch(stepChanged(state.step + 1, props));
}

/** The first address that looks mistyped. */
function mistypedIn(checked: readonly FieldToCheck[], answers: Answers): FieldToCheck | undefined {
  return checked.find(
    ({ spec, value }) => checksTypos(spec) && answers.suggestEmail(String(value)) !== undefined,
  );
}

/** Shows what is wrong. On a desktop an empty form shakes. */
function refuse(
  form: FilledInForm,
  checked: readonly FieldToCheck[],
  refusal: FormRefusal,
  element: HTMLFormElement | null,
): void {
  if (refusal.isEmpty && !form.props.isMobile) form.validator?.shakeForm(element, form.props.ports);
  form.dispatch(refused(checked, refusal, form));
}

function refused(
  fields: readonly FieldToCheck[],
  { problems, isEmpty, first }: FormRefusal,
  { validator, props: { language, steps = 1 } }: FilledInForm,
): FormEvent {
  return {
    name: 'REFUSED',
    problems,
    isEmpty,
    step: Math.min(first.step, steps),
    focusId: first.id,
    announcement: [
      ...(isEmpty ? [messagesFor(language).formEmpty] : []),
      validator?.announceProblems(
        fields.map(({ spec }) => spec),
        problems,
        language,
      ),
    ].join('. '),
  };
}

/** Shows that an address looks mistyped. The field itself suggests another one. */
function asked({ spec, step }: FieldToCheck): FormEvent {
  return {
    name: 'REFUSED',
    problems: new Map(),
    isEmpty: true,
    step,
    focusId: spec.id,
    announcement: '',
  };
}

/** Without the rules, only the browser's own checks (required, type) apply. */
function isNativelyValid(form: HTMLFormElement | null): boolean {
  return form === null || form.reportValidity();
}

function isFilled(input: HTMLInputElement | null): boolean {
  return input !== null && input.value !== '';
}
