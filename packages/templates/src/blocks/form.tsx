import { type RawProps, readChoice, readNumber } from '../design/read-props.ts';
import { defineBlock } from './block.ts';
import { selectOf } from './choices.ts';
import { classNames } from './class-names.ts';

const LOOKS = ['stack', 'inline', 'joined', 'underline', 'labelled', 'pair'] as const;

/**
 * Looks that hide the labels from everyone except screen readers, because the placeholder says the
 * same.
 */
const BARE_LOOKS: readonly string[] = ['stack', 'inline', 'joined', 'underline'];
export const MOST_STEPS = 6;

/** Names of the slots that hold the fields of each step. */
export function stepSlots(steps: number): string[] {
  return Array.from({ length: steps }, (_, index) => (index === 0 ? 'fields' : `step${index + 1}`));
}

export function stepsOf(raw: RawProps): number {
  return Math.round(readNumber(raw, 'steps', { fallback: 1, within: [1, MOST_STEPS] }));
}

export const form = defineBlock({
  type: 'Form',
  label: 'Form',
  group: 'form',
  fields: {
    ...Object.fromEntries(stepSlots(MOST_STEPS).map((name) => [name, { type: 'slot' as const }])),
    look: selectOf('Look', LOOKS),
    steps: { type: 'number', label: 'Steps (pages of the form)', min: 1, max: MOST_STEPS },
  },
  defaults: { look: 'stack', steps: 1 },
  parse: (raw) => ({
    look: readChoice(raw, 'look', { of: LOOKS, fallback: 'stack' }),
    steps: stepsOf(raw),
  }),
  view({ look, steps }, slot) {
    const className = classNames('t-form', `t-form-${look}`, BARE_LOOKS.includes(look) && 't-bare');
    if (steps === 1)
      return (
        <form className={className} data-block="form">
          {slot('fields', 't-fields')}
        </form>
      );
    return (
      <form className={className} data-block="form" data-steps={steps}>
        {stepSlots(steps).map((name, index) => (
          <div key={name} data-step={index + 1}>
            {slot(name, 't-fields')}
          </div>
        ))}
      </form>
    );
  },
});
