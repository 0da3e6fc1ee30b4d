import { useContext, type ComponentProps, type ReactNode } from 'react';
import { FormContext } from './form-context.ts';

/**
 * The template's submit button. While the form is being sent, it reports that to assistive
 * technology and stays focusable.
 */
export function SubmitButton({
  children,
  className = '',
  ...rest
}: ComponentProps<'button'>): ReactNode {
  const state = useContext(FormContext)?.submitState ?? 'idle';
  return (
    <button
      {...rest}
      type="submit"
      className={`poptin-form-submit-button ${className}`.trim()}
      aria-disabled={state === 'sending' || undefined}
      data-state={state}
    >
      {children}
    </button>
  );
}
