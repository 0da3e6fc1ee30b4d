import { wantsBusinessEmail, type FieldSpec, type FieldValue } from '@beckon/contract/form-rules';
import { useCallback, useId, useReducer, useRef, useState, type RefObject } from 'react';
import { messagesFor } from '../messages/messages-for.ts';
import { buildAnswers } from './build-answers.ts';
import { FieldRegister } from './field-register.ts';
import type { FormApi } from './form-context.ts';
import { INITIAL_FORM_STATE, nextFormState, type FormState } from './form-state.ts';
import type { PopupFormProps } from './popup-form-props.ts';
import { stepChanged } from './step-changed.ts';
import { submitForm } from './submit-form.ts';
import { useFocusFollowing } from './use-focus-following.ts';
import { useFreeMailDomains } from './use-free-mail-domains.ts';
import { useValidator, type Validator } from './use-validator.ts';
import { useSubmitGuard } from './use-submit-guard.ts';

/** A running form: its current state, the functions for its fields, and its submit handler. */
export interface FormEngine {
  readonly api: FormApi;
  readonly state: FormState;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly honeypotRef: RefObject<HTMLInputElement | null>;
  readonly submit: (buttonText: string) => void;
}

const UNKNOWN_COUNTRY = 'us'; // docs/behaviour/forms.md#phone

/**
 * Runs a form: stores the answers, checks them, and prevents a second submission.
 * docs/behaviour/forms.md.
 */
export function useFormEngine(props: PopupFormProps): FormEngine {
  const { language, ports, submitState, steps = 1 } = props;
  const [state, dispatch] = useReducer(nextFormState, INITIAL_FORM_STATE);
  const [register] = useState(() => new FieldRegister());
  const [startedAtMs] = useState(() => props.shownAtMs ?? ports.now());
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

  const submit = (buttonText: string): void => {
    if (submitState !== 'idle') return props.onSubmitBlocked?.();
    const send = (known: Validator | undefined): void =>
      submitForm(
        { props, state, dispatch, answers, fields: register.inOrder(), validator: known },
        { buttonText, startedAtMs, takeTurn, askedAbout, formRef, honeypotRef },
      );
    if (validator !== undefined) return send(validator);
    void whenReady().then(send);
    return undefined;
  };

  return { api, state, formRef, honeypotRef, submit };
}
