import { readChoice } from '../../design/read-props.ts';
import { defineBlock } from '../block.ts';
import {
  boxClasses,
  contentClasses,
  LAYOUT_FIELDS,
  readBoxLayout,
  TONE_FIELD,
} from './box-layout.ts';
import { selectOf } from '../drawing/choices.ts';
import { classNames } from '../drawing/class-names.ts';

const SHAPES = [
  'flat',
  'card',
  'frame',
  'dashed',
  'arch',
  'circle',
  'ticket',
  'receipt',
  'bubble',
  'slant',
  'lift',
] as const;
const MEASURES = ['full', 'narrow', 'medium'] as const;

export const panel = defineBlock({
  type: 'Panel',
  label: 'Panel',
  group: 'layout',
  fields: {
    content: { type: 'slot' },
    tone: TONE_FIELD,
    shape: selectOf('Shape', SHAPES),
    ...LAYOUT_FIELDS,
    measure: selectOf('Width of the text', MEASURES),
  },
  defaults: {
    tone: 'tint',
    shape: 'card',
    pad: 'm',
    flow: 'stack',
    gap: 'm',
    place: 'center',
    align: 'inherit',
    measure: 'full',
  },
  parse: (raw) => ({
    layout: readBoxLayout(raw, 'm'),
    shape: readChoice(raw, 'shape', { of: SHAPES, fallback: 'flat' }),
    measure: readChoice(raw, 'measure', { of: MEASURES, fallback: 'full' }),
  }),
  view({ layout, shape, measure }, slot) {
    const outer = classNames('t-panel', boxClasses(layout), shape !== 'flat' && `t-shape-${shape}`);
    const inner = classNames(contentClasses(layout), measure !== 'full' && `t-w-${measure}`);
    return <div className={outer}>{slot('content', inner)}</div>;
  },
});
