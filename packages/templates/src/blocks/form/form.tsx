import { STEP_LISTS, stepsOf } from '@beckon/contract/popup';
import { readChoice } from '../../design/read-props.ts';
import { defineBlock } from '../block.ts';
import { selectOf } from '../drawing/choices.ts';
import { classNames } from '../drawing/class-names.ts';

const LOOKS = ['stack', 'inline', 'joined', 'underline', 'labelled', 'pair'] as const;

/**
 * Looks that hide the label while the placeholder says the same. Screen readers always read it, and
 * it shows inside a field that is filled or has no placeholder.
 */
const BARE_LOOKS: readonly string[] = ['stack', 'inline', 'joined', 'underline'];

export const form = defineBlock({
  type: 'Form',
  label: 'Form',
  group: 'form',
  fields: {
    ...Object.fromEntries(STEP_LISTS.map((name) => [name, { type: 'slot' as const }])),
    look: selectOf('Look', LOOKS),
    steps: { type: 'number', label: 'Steps (pages of the form)', min: 1, max: STEP_LISTS.length },
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
        {STEP_LISTS.slice(0, steps).map((name, index) => (
          <div key={name} data-step={index + 1}>
            {slot(name, 't-fields')}
          </div>
        ))}
      </form>
    );
  },
});
