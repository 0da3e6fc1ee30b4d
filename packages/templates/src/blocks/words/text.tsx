import { readChoice } from '../../design/read-props.ts';
import { defineBlock } from '../block.ts';
import { ALIGNS, INKS, selectOf } from '../drawing/choices.ts';
import { classNames } from '../drawing/class-names.ts';
import { directionClass } from '../drawing/own-direction.ts';
import { REACHED_FIELD, readReached, unusedReached } from './reached-text.ts';
import { richText } from '../drawing/rich-text.tsx';

export const TEXT_LOOKS = [
  'body',
  'lead',
  'small',
  'eyebrow',
  'pill',
  'stamp',
  'quote',
  'bubble',
] as const;

export const text = defineBlock({
  type: 'Text',
  label: 'Text',
  group: 'words',
  fields: {
    text: {
      type: 'textarea',
      label: 'Text: *stars* around words make them stand out, **two** make them bold',
      contentEditable: true,
    },
    reached: REACHED_FIELD,
    look: selectOf('Look', TEXT_LOOKS),
    align: selectOf('Alignment', ALIGNS),
    ink: selectOf('Colour', INKS),
  },
  defaults: {
    text: 'A sentence or two about what the visitor gets.',
    look: 'body',
    align: 'inherit',
    ink: 'ink',
  },
  unused: unusedReached,
  parse: (raw) => ({
    text: raw['text'],
    reached: readReached(raw),
    look: readChoice(raw, 'look', { of: TEXT_LOOKS, fallback: 'body' }),
    align: readChoice(raw, 'align', { of: ALIGNS, fallback: 'inherit' }),
    ink: readChoice(raw, 'ink', { of: INKS, fallback: 'ink' }),
  }),
  view({ text: words, reached, look, align, ink }) {
    const className = classNames(
      't-p',
      look !== 'body' && `t-p-${look}`,
      align !== 'inherit' && `t-al-${align}`,
      ink !== 'ink' && `t-c-${ink}`,
      directionClass(words),
    );
    return (
      <p className={className} data-reached={reached}>
        {richText(words)}
      </p>
    );
  },
});
