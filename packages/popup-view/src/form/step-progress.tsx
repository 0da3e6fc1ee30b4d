import type { ReactNode } from 'react';
import { fillMessage, type Messages } from '../messages/messages-for.ts';

export interface StepProgressProps {
  readonly step: number;
  readonly steps: number;
  readonly messages: Messages;
}

/** How far the visitor is in a form of several steps. */
export function StepProgress({ step, steps, messages }: StepProgressProps): ReactNode {
  const text = fillMessage(messages.stepOf, { step, count: steps });
  return (
    <div
      className="bk-progress"
      role="progressbar"
      aria-valuemin={1}
      aria-valuemax={steps}
      aria-valuenow={step}
      aria-valuetext={text}
      aria-label={text}
    >
      {[...Array(steps).keys()].map((index) => (
        <span
          key={index}
          className="bk-progress-part"
          data-state={index < step ? 'done' : 'ahead'}
        />
      ))}
      <span className="bk-progress-text" aria-hidden="true">
        {text}
      </span>
    </div>
  );
}
