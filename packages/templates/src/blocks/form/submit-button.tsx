import { readChoice } from '../../design/read-props.ts';
import { defineBlock } from '../block.ts';
import { selectOf } from '../drawing/choices.ts';
import { directionClass } from '../drawing/own-direction.ts';
import { richText } from '../drawing/rich-text.tsx';

export const BUTTON_LOOKS = ['solid', 'pop', 'deep', 'outline', 'quiet'] as const;
export const BUTTON_WIDTHS = ['full', 'auto'] as const;

export const submitButton = defineBlock({
  type: 'SubmitButton',
  label: 'Submit button',
  group: 'form',
  fields: {
    text: { type: 'text', label: 'Text', contentEditable: true },
    look: selectOf('Look', BUTTON_LOOKS),
    width: selectOf('Width', BUTTON_WIDTHS),
  },
  defaults: { text: 'Send', look: 'solid', width: 'full' },
  parse: (raw) => ({
    text: raw['text'],
    look: readChoice(raw, 'look', { of: BUTTON_LOOKS, fallback: 'solid' }),
    width: readChoice(raw, 'width', { of: BUTTON_WIDTHS, fallback: 'full' }),
  }),
  view: ({ text, look, width }) => (
    <button type="submit" className={`poptin-form-submit-button t-b-${look} t-b-${width}`}>
      <span className={directionClass(text) || undefined}>{richText(text)}</span>
    </button>
  ),
});
