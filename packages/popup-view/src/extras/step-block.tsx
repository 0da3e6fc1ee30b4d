import type { ReactNode } from 'react';
import { FormStep } from '../form/form-step.tsx';
import type { BlockSource } from '../template/to-elements.tsx';

/** One step of a form with several steps. */
export function StepBlock({
  source: { data, props, children },
}: {
  readonly source: BlockSource;
}): ReactNode {
  const name = props['className'];
  return (
    <FormStep step={Number(data('step')) || 1} className={typeof name === 'string' ? name : ''}>
      {children}
    </FormStep>
  );
}
