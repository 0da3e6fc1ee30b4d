import {
  checksTypos,
  wantsBusinessEmail,
  type FieldSpec,
  type FieldValue,
} from '@beckon/contract/form-rules';
import { useCallback, useId, useReducer, useRef, useState, type RefObject } from 'react';
import { fillMessage, messagesFor } from '../messages/messages-for.ts';
import { buildAnswers, type Answers } from './build-answers.ts';
import type { FieldToCheck, FormRefusal } from './validator/check-form.ts';
import { collectForm, lacksConsent } from './collect-fields.ts';
import { FieldRegister } from './field-register.ts';
import type { FormApi } from './form-context.ts';
import { INITIAL_FORM_STATE, nextFormState, type FormEvent, type FormState } from './form-state.ts';
import type { PopupFormProps } from './popup-form-props.ts';
import { useFocusFollowing } from './use-focus-following.ts';
import { useFreeMailDomains } from './use-free-mail-domains.ts';
import { useValidator, type Validator } from './use-validator.ts';
import { useSubmitGuard } from './use-submit-guard.ts';

/**
 * A form at work: what it shows now, what its fields may ask, and what happens when it is
 * submitted.
 */
export interface FormEngine {
  readonly api: FormApi;
  readonly state: FormState;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly honeypotRef: RefObject<HTMLInputElement | null>;
  readonly submit: (buttonText: string) => void;
}

const UNKNOWN_COUNTRY = 'us'; // docs/behaviour/forms.md#phone

/**
 * Runs a form: keeps the answers, checks them, and guards against a second submit.
 * docs/behaviour/forms.md.
 */
export function useFormEngine(props: PopupFormProps): FormEngine {
  const { language, ports, submitState, steps = 1 } = props;
  const [state, dispatch] = useReducer(nextFormState, INITIAL_FORM_STATE);
  const [register] = useState(() => new FieldRegister());
  const [startedAtMs] = useState(() => ports.now());
  const formRef = useRef<HTMLFormElement>(null);
  const honeypotRef = useRef<HTMLInputElement>(null);
  const { domains, want } = useFreeMailDomains();
  const { validator, whenReady } = useValidator(ports.loadValidator);
  const takeTurn = useSubmitGuard(submitState);
  const messages = messagesFor(language);
  const formId = useId();
  useFocusFollowing(state, formRef, register);
  const askedAbout = useRef<FieldValue>('');
  const answers = buildAnswers({ state, dispatch, props, validator, freeMailDomains: domains });

  const api: FormApi = {
    ...answers,
    language,
    messages,
    ports,
    formId,
    steps,
    submitState,
    step: state.step,
    countryCode: props.countryCode?.toLowerCase() ?? UNKNOWN_COUNTRY,
    register: useCallback(
      (spec: FieldSpec, step: number, frame: HTMLElement | null) => {
        if (wantsBusinessEmail(spec)) want(ports);
        return register.add({ spec, step, frame });
      },
      [register, ports, want],
    ),
    meansAddress: (text) => {
      askedAbout.current = text;
    },
    goBack: () => dispatch(stepChanged(Math.max(1, state.step - 1), props)),
  };

  function submitChecked(buttonText: string, validatorNow: Validator | undefined): void {
    const fields = fieldsToCheck(register, answers);
    const isLastStep = state.step >= steps;
    const checked = isLastStep ? fields : fields.filter(({ step }) => step === state.step);
    const refusal = validatorNow?.checkForm(checked, { maySendEmpty: !isLastStep });
    if (refusal !== undefined)
      return dispatch(refused(checked, { refusal, validator: validatorNow, props }));
    const doubtful = mistypedIn(checked, answers);
    // Asked once: whoever sends the same address again means it.
    if (doubtful !== undefined && askedAbout.current !== doubtful.value) {
      askedAbout.current = doubtful.value;
      return dispatch(asked(doubtful));
    }
    if (validatorNow === undefined && isLastStep && !isNativelyValid(formRef.current))
      return undefined;
    return send(buttonText, fields);
  }

  /** The whole form, or what stands in the steps so far. */
  function send(buttonText: string, fields: readonly FieldToCheck[]): void {
    const isLastStep = state.step >= steps;
    const form = collectForm({
      fields: fields
        .filter(({ step }) => isLastStep || step <= state.step)
        .map(({ spec, value }) => ({ spec, value, phone: state.phones.get(spec.id) })),
      looksAutomated: isFilled(honeypotRef.current),
      fillTimeMs: ports.now() - startedAtMs,
    });
    if (isLastStep)
      return takeTurn() ? props.onSubmit(form, buttonText) : props.onSubmitBlocked?.();
    props.onStepCompleted?.({ step: state.step, form, lacksConsent: lacksConsent(fields) });
    return dispatch(stepChanged(state.step + 1, props));
  }

  function submit(buttonText: string): void {
    if (submitState !== 'idle') return props.onSubmitBlocked?.();
    if (validator !== undefined) return submitChecked(buttonText, validator);
    void whenReady().then((loaded) => submitChecked(buttonText, loaded));
    return undefined;
  }

  return { api, state, formRef, honeypotRef, submit };
}

/** The first address that looks mistyped. */
function mistypedIn(checked: readonly FieldToCheck[], answers: Answers): FieldToCheck | undefined {
  return checked.find(
    ({ spec, value }) => checksTypos(spec) && answers.suggestEmail(String(value)) !== undefined,
  );
}

function fieldsToCheck(register: FieldRegister, answers: Answers): readonly FieldToCheck[] {
  return register.inOrder().map(({ spec, step }) => ({
    spec,
    step,
    value: answers.valueOf(spec),
    context: answers.contextOf(spec),
  }));
}

function stepChanged(step: number, { language, steps = 1 }: PopupFormProps): FormEvent {
  return {
    name: 'STEP_CHANGED',
    step,
    announcement: fillMessage(messagesFor(language).stepOf, { step, count: steps }),
  };
}

interface Refused {
  readonly refusal: FormRefusal;
  readonly validator: Validator | undefined;
  readonly props: PopupFormProps;
}

function refused(
  fields: readonly FieldToCheck[],
  {
    refusal: { problems, isEmpty, first },
    validator,
    props: { language, isMobile, steps = 1 },
  }: Refused,
): FormEvent {
  return {
    name: 'REFUSED',
    problems,
    isEmpty,
    step: Math.min(first.step, steps),
    focusId: first.id,
    shakes: isEmpty && !isMobile,
    announcement: isEmpty
      ? messagesFor(language).formEmpty
      : (validator?.announceProblems(
          fields.map(({ spec }) => spec),
          problems,
          language,
        ) ?? ''),
  };
}

/** Points at an address that looks mistyped; the field itself says what may be meant. */
function asked({ spec, step }: FieldToCheck): FormEvent {
  return {
    name: 'REFUSED',
    problems: new Map(),
    isEmpty: true,
    step,
    focusId: spec.id,
    shakes: false,
    announcement: '',
  };
}

/** Without the rules the browser's own required and type checks are left. */
function isNativelyValid(form: HTMLFormElement | null): boolean {
  return form === null || form.reportValidity();
}

function isFilled(input: HTMLInputElement | null): boolean {
  return input !== null && input.value !== '';
}
