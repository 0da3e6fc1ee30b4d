import { directionOf, type Language } from '@beckon/contract/values';
import type { ReactNode, SubmitEvent } from 'react';
import type { FilledForm, PopupViewEvent } from '../view-contract.ts';
import { FormContext, type FormPorts } from './form-context.ts';
import { Honeypot } from './honeypot.tsx';
import { StepProgress } from './step-progress.tsx';
import { useFormEngine } from './use-form-engine.ts';
import type { Validator } from './use-validator.ts';

type CompletedStep = Omit<Extract<PopupViewEvent, { name: 'STEP_COMPLETED' }>, 'name'>;

/** A form of a popup: `Field`s anywhere inside it are checked and sent. */
export interface PopupFormProps {
  readonly language: Language;
  readonly isMobile: boolean;
  /** `idle` again after a failed send lets the visitor try once more. */
  readonly submitState: 'idle' | 'sending' | 'sent';
  /** How many steps the form has; its `FormStep` children are counted from 1. */
  readonly steps?: number;
  /** Visitor's country, two letters; absent or unknown: us. */
  readonly countryCode?: string | undefined;
  readonly pageParameters: ReadonlyMap<string, string>;
  readonly tags?: ReadonlyMap<string, string> | undefined;
  readonly ports: FormPorts;
  /** Brings the rules; tests hand in their own way. */
  readonly loadValidator?: () => Promise<Validator>;
  readonly className?: string;
  readonly children?: ReactNode;
  /** A valid form was submitted; called once until `submitState` has been away from `idle` and back. */
  readonly onSubmit: (form: FilledForm, buttonText: string) => void;
  /** A step before the last was completed; `form` holds the fields up to it. */
  readonly onStepCompleted?: (completed: CompletedStep) => void;
  /** A second submit came while the first one runs. */
  readonly onSubmitBlocked?: () => void;
}

/**
 * Collects answers, says what is wrong beside the field and to screen readers, and submits once.
 * docs/behaviour/forms.md.
 */
export function PopupForm(props: PopupFormProps): ReactNode {
  const { language, submitState, steps = 1, className = '', children } = props;
  const { api, state, formRef, honeypotRef, submit } = useFormEngine(props);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    submit(event.nativeEvent.submitter?.textContent?.trim() ?? '');
  }

  return (
    <FormContext value={api}>
      <form
        ref={formRef}
        noValidate
        className={`bk-form ${className}`.trim()}
        dir={directionOf(language)}
        lang={language}
        aria-label={api.messages.formLabel}
        aria-busy={submitState === 'sending'}
        data-state={submitState}
        data-shake={state.shakes === 0 ? undefined : state.shakes % 2 === 0 ? 'even' : 'odd'}
        data-last-step={state.step >= steps}
        onSubmit={handleSubmit}
      >
        {steps > 1 && <StepProgress step={state.step} steps={steps} messages={api.messages} />}
        {children}
        <Honeypot inputRef={honeypotRef} label={api.messages.leaveEmpty} />
        <div className="bk-unseen" role="alert">
          {state.announcement}
        </div>
      </form>
    </FormContext>
  );
}
