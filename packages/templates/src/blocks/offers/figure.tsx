import { readChoice, readString } from '../../design/read-props.ts';
import { defineBlock } from '../block.ts';
import { SIZES, selectOf } from '../drawing/choices.ts';
import { longestWord, styleOfWidth, widthInEm } from '../drawing/longest-word.ts';

/** A single currency sign. It is drawn before the number. */
const CURRENCY = /^\p{Sc}$/u;
const ARRANGEMENTS = ['side', 'below', 'above'] as const;
/** Sizes in `figure.css`, as shares of the digits. */
const EM = { sign: 0.56, unit: 0.45, word: 0.26, gap: 0.12 } as const;
/** Digits stand closer together than letters. */
const CLOSE = 0.9;

export const figure = defineBlock({
  type: 'Figure',
  label: 'Big number',
  group: 'offers',
  fields: {
    value: { type: 'text', label: 'Number' },
    unit: { type: 'text', label: 'Unit' },
    word: { type: 'text', label: 'Word' },
    size: selectOf('Size', SIZES),
    arrangement: selectOf('Position of the word', ARRANGEMENTS),
  },
  defaults: { value: '20', unit: '%', word: 'off', size: 'xl', arrangement: 'side' },
  parse: (raw) => ({
    value: readString(raw, 'value'),
    unit: readString(raw, 'unit'),
    word: readString(raw, 'word'),
    size: readChoice(raw, 'size', { of: SIZES, fallback: 'xl' }),
    arrangement: readChoice(raw, 'arrangement', { of: ARRANGEMENTS, fallback: 'side' }),
  }),
  view({ value, unit, word, size, arrangement }) {
    const isSum = CURRENCY.test(unit);
    const after = isSum ? '' : unit;
    return (
      <p
        className={`t-num t-num-${size} t-num-${arrangement}`}
        style={styleOfWidth(widthOf({ value, unit, word, arrangement }))}
      >
        <b dir="ltr">
          {isSum && <small>{unit}</small>}
          {value}
        </b>
        {(after !== '' || word !== '') && (
          <span>
            {after !== '' && <i>{after}</i>}
            {word !== '' && <u>{word}</u>}
          </span>
        )}
      </p>
    );
  },
});

/** The estimated width of the block, as a multiple of the size of its digits. */
function widthOf({
  value,
  unit,
  word,
  arrangement,
}: Readonly<Record<'value' | 'unit' | 'word' | 'arrangement', string>>): number {
  const isSum = CURRENCY.test(unit);
  const sign = widthInEm(unit) * (isSum ? EM.sign : EM.unit);
  const number = widthInEm(value) * CLOSE + (isSum ? sign : 0);
  const after = isSum ? 0 : sign;
  const words = longestWord(word) * EM.word;
  return arrangement === 'side'
    ? number + EM.gap + Math.max(after, words)
    : Math.max(number, after + words);
}
