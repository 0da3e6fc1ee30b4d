import { directionOf } from '@beckon/contract/values';
import { useEffectEvent, type ReactNode, type SubmitEvent } from 'react';
import { FormContext } from './form-context.ts';
import { Honeypot } from './honeypot.tsx';
import type { PopupFormProps } from './popup-form-props.ts';
import { reportTyped } from './report-typed.ts';
import { useFormEngine } from './use-form-engine.ts';

/**
 * Collects answers, shows errors beside the field and to screen readers, and submits once.
 * docs/behaviour/forms.md.
 */
export function PopupForm(props: PopupFormProps): ReactNode {
  const { label, language, submitState, steps = 1, StepProgress, className = '', children } = props;
  const { api, state, formRef, honeypotRef, submit } = useFormEngine(props);

  const submitNow = useEffectEvent(submit);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    reportTyped(event.currentTarget);
    const buttonText = event.nativeEvent.submitter?.textContent?.trim() ?? '';
    // By then the form knows what was reported.
    queueMicrotask(() => submitNow(buttonText));
  }

  return (
    <FormContext value={api}>
      <form
        ref={formRef}
        noValidate
        className={`bk-form ${className}`.trim()}
        dir={directionOf(language)}
        lang={language}
        aria-label={label || api.messages.formLabel}
        aria-busy={submitState === 'sending'}
        data-state={submitState}
        data-last-step={state.step >= steps}
        onSubmit={handleSubmit}
      >
        {StepProgress && steps > 1 && (
          <StepProgress step={state.step} steps={steps} messages={api.messages} />
        )}
        {children}
        <Honeypot inputRef={honeypotRef} label={api.messages.leaveEmpty} />
        <div className="bk-unseen" role="alert">
          {state.announcement}
        </div>
      </form>
    </FormContext>
  );
}
