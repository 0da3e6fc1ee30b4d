import { readChoice, readString } from '../design/read-props.ts';
import { defineBlock } from './block.ts';
import { SIZES, selectOf } from './choices.ts';

/** A single currency sign. It is drawn before the number. */
const CURRENCY = /^\p{Sc}$/u;
const ARRANGEMENTS = ['side', 'below', 'above'] as const;

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
      <p className={`t-num t-num-${size} t-num-${arrangement}`}>
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
