import type { ReactNode } from 'react';
import type { FieldControl } from './use-field-control.ts';

/**
 * Draws a label above the control and a message below it. Groups have their own legend and set
 * `isGroup`.
 */
export function FieldFrame({
  control,
  isGroup = false,
  children,
}: {
  readonly control: FieldControl;
  readonly isGroup?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const { spec, inputProps, problemText, frameRef } = control;
  return (
    <div
      ref={frameRef}
      className="bk-field"
      data-kind={spec.kind}
      data-state={problemText === undefined ? 'ok' : 'wrong'}
    >
      {!isGroup && spec.label !== '' && (
        <label className="bk-label" htmlFor={inputProps.id}>
          <LabelText control={control} />
        </label>
      )}
      {children}
      <FieldError control={control} />
    </div>
  );
}

interface LabelTextProps {
  readonly control: FieldControl;
  /** Screen readers read the mark, because nothing else says that a group is required. */
  readonly isRead?: boolean;
}

/** The field's name, with a mark if the field is required. */
export function LabelText({ control: { spec }, isRead }: LabelTextProps): ReactNode {
  return (
    <>
      {spec.label}
      {spec.isRequired && (
        <span className="bk-required" aria-hidden={!isRead}>
           *
        </span>
      )}
    </>
  );
}

function FieldError({
  control: { problemText, inputProps },
}: {
  readonly control: FieldControl;
}): ReactNode {
  return problemText === undefined ? null : (
    <p className="bk-error" id={inputProps['aria-describedby']}>
      {problemText}
    </p>
  );
}
