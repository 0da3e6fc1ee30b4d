import { useContext, type ReactNode } from 'react';
import { FormContext, StepContext } from './form-context.ts';

/**
 * One step of a form. It keeps its answers while another step is shown. All steps except the last
 * have a button to continue, and all except the first a button to go back. The submit button of the
 * last step is the template's own. docs/behaviour/forms.md#steps.
 */
export function FormStep({
  step,
  className = '',
  children,
}: {
  readonly step: number;
  readonly className?: string;
  readonly children?: ReactNode;
}): ReactNode {
  const form = useContext(FormContext);
  const steps = form?.steps ?? 1;
  const isShown = form === undefined || form.step === step;
  return (
    <StepContext value={step}>
      <div className={`bk-step ${className}`.trim()} data-step={step} hidden={!isShown}>
        {children}
        {form !== undefined && steps > 1 && (
          <div className="bk-step-nav">
            {step > 1 && (
              <button type="button" className="bk-step-back" onClick={form.goBack}>
                {form.messages.back}
              </button>
            )}
            {step < steps && (
              <button type="submit" className="bk-step-next">
                {form.messages.next}
              </button>
            )}
          </div>
        )}
      </div>
    </StepContext>
  );
}
