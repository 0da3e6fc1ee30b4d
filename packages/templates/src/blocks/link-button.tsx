import { readChoice, readFlag, readString } from '../design/read-props.ts';
import { defineBlock } from './block.ts';
import { selectOf, yesNo } from './choices.ts';
import { directionClass } from './own-direction.ts';
import { richText } from './rich-text.tsx';
import { BUTTON_LOOKS, BUTTON_WIDTHS } from './submit-button.tsx';

const TARGETS = ['same-tab', 'new-tab'] as const;
const LOOKS = [...BUTTON_LOOKS, 'link', 'store'] as const;

export const linkButton = defineBlock({
  type: 'LinkButton',
  label: 'Link button',
  group: 'actions',
  fields: {
    text: { type: 'text', label: 'Text', contentEditable: true },
    href: { type: 'text', label: 'Address' },
    target: selectOf('Opens in', TARGETS),
    conversion: yesNo('Counts as a conversion'),
    closes: yesNo('Closes the popup'),
    look: selectOf('Look', LOOKS),
    width: selectOf('Width', BUTTON_WIDTHS),
  },
  defaults: {
    text: 'Show me',
    href: '/',
    target: 'same-tab',
    conversion: true,
    closes: true,
    look: 'solid',
    width: 'full',
  },
  parse: (raw) => ({
    text: raw['text'],
    href: readString(raw, 'href', '/'),
    target: readChoice(raw, 'target', { of: TARGETS, fallback: 'same-tab' }),
    conversion: readFlag(raw, 'conversion', true),
    closes: readFlag(raw, 'closes', true),
    look: readChoice(raw, 'look', { of: LOOKS, fallback: 'solid' }),
    width: readChoice(raw, 'width', { of: BUTTON_WIDTHS, fallback: 'full' }),
  }),
  view: ({ text, href, target, conversion, closes, look, width }) => (
    <a
      className={`t-btn t-b-${look} t-b-${width}`}
      data-block="link-button"
      href={href}
      data-target={target}
      data-conversion={String(conversion)}
      data-closes={closes ? '' : undefined}
    >
      <span className={directionClass(text) || undefined}>{richText(text)}</span>
    </a>
  ),
});
