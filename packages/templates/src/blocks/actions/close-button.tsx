import { readChoice } from '../../design/read-props.ts';
import { defineBlock } from '../block.ts';
import { selectOf } from '../drawing/choices.ts';
import { directionClass } from '../drawing/own-direction.ts';
import { richText } from '../drawing/rich-text.tsx';
import { BUTTON_WIDTHS } from '../form/submit-button.tsx';

const LOOKS = ['link', 'outline', 'quiet', 'solid'] as const;

export const closeButton = defineBlock({
  type: 'CloseButton',
  label: 'Close button',
  group: 'actions',
  fields: {
    text: { type: 'text', label: 'Text', contentEditable: true },
    look: selectOf('Look', LOOKS),
    width: selectOf('Width', BUTTON_WIDTHS),
  },
  defaults: { text: 'No, thanks', look: 'link', width: 'auto' },
  parse: (raw) => ({
    text: raw['text'],
    look: readChoice(raw, 'look', { of: LOOKS, fallback: 'link' }),
    width: readChoice(raw, 'width', { of: BUTTON_WIDTHS, fallback: 'auto' }),
  }),
  view: ({ text, look, width }) => (
    <button type="button" className={`t-btn t-b-${look} t-b-${width}`} data-block="close-button">
      <span className={directionClass(text) || undefined}>{richText(text)}</span>
    </button>
  ),
});
