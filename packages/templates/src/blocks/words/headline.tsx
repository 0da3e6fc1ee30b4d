import { readChoice } from '../../design/read-props.ts';
import { defineBlock } from '../block.ts';
import { ALIGNS, INKS, SIZES, selectOf } from '../drawing/choices.ts';
import { classNames } from '../drawing/class-names.ts';
import { styleOfWords } from '../drawing/longest-word.ts';
import { directionClass } from '../drawing/own-direction.ts';
import { REACHED_FIELD, readReached, unusedReached } from './reached-text.ts';
import { richText } from '../drawing/rich-text.tsx';

const LEVELS = ['2', '3'] as const;
const LEVEL_NAMES = { 2: 'Headline', 3: 'Below another headline' };

export const headline = defineBlock({
  type: 'Headline',
  label: 'Headline',
  group: 'words',
  fields: {
    text: {
      type: 'textarea',
      label: 'Text: *stars* around words make them stand out',
      contentEditable: true,
    },
    reached: REACHED_FIELD,
    size: selectOf('Size', SIZES),
    align: selectOf('Alignment', ALIGNS),
    ink: selectOf('Colour', INKS),
    level: selectOf('Place in the outline', LEVELS, LEVEL_NAMES),
  },
  defaults: {
    text: 'A headline that says one thing',
    size: 'l',
    align: 'inherit',
    ink: 'ink',
    level: '2',
  },
  unused: unusedReached,
  parse: (raw) => ({
    text: raw['text'],
    reached: readReached(raw),
    size: readChoice(raw, 'size', { of: SIZES, fallback: 'l' }),
    align: readChoice(raw, 'align', { of: ALIGNS, fallback: 'inherit' }),
    ink: readChoice(raw, 'ink', { of: INKS, fallback: 'ink' }),
    level: readChoice(raw, 'level', { of: LEVELS, fallback: '2' }),
  }),
  view({ text, reached, size, align, ink, level }) {
    const className = classNames(
      't-h',
      `t-h-${size}`,
      align !== 'inherit' && `t-al-${align}`,
      ink !== 'ink' && `t-c-${ink}`,
      directionClass(text),
    );
    const Level = level === '2' ? 'h2' : 'h3';
    return (
      <Level className={className} style={styleOfWords(text, reached)} data-reached={reached}>
        {richText(text)}
      </Level>
    );
  },
});
