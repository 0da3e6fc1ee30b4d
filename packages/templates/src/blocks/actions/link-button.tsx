import { readChoice } from '../../design/read-props.ts';
import { defineBlock } from '../block.ts';
import { selectOf } from '../drawing/choices.ts';
import { LINK_DEFAULTS, LINK_FIELDS, linkAttributes, readLink } from '../drawing/link-props.ts';
import { directionClass } from '../drawing/own-direction.ts';
import { richText } from '../drawing/rich-text.tsx';
import { BUTTON_LOOKS, BUTTON_WIDTHS } from '../form/submit-button.tsx';

const LOOKS = [...BUTTON_LOOKS, 'link', 'store'] as const;

export const linkButton = defineBlock({
  type: 'LinkButton',
  label: 'Link button',
  group: 'actions',
  fields: {
    text: { type: 'text', label: 'Text', contentEditable: true },
    href: { type: 'text', label: 'Address' },
    ...LINK_FIELDS,
    look: selectOf('Look', LOOKS),
    width: selectOf('Width', BUTTON_WIDTHS),
  },
  defaults: { text: 'Show me', href: '/', ...LINK_DEFAULTS, look: 'solid', width: 'full' },
  parse: (raw) => ({
    text: raw['text'],
    link: readLink(raw, '/'),
    look: readChoice(raw, 'look', { of: LOOKS, fallback: 'solid' }),
    width: readChoice(raw, 'width', { of: BUTTON_WIDTHS, fallback: 'full' }),
  }),
  view: ({ text, link, look, width }) => (
    <a className={`t-btn t-b-${look} t-b-${width}`} {...linkAttributes(link)}>
      <span className={directionClass(text) || undefined}>{richText(text)}</span>
    </a>
  ),
});
