import { readChoice } from '../design/read-props.ts';
import { defineBlock } from './block.ts';
import { ALIGNS, TONES, selectOf } from './choices.ts';
import { classNames } from './class-names.ts';

export const PADS = ['none', 's', 'm', 'l', 'xl'] as const;
export const SHAPES = [
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
export const FLOWS = ['stack', 'row', 'spread', 'over', 'fill'] as const;
export const GAPS = ['none', 's', 'm', 'l'] as const;
export const MEASURES = ['full', 'narrow', 'medium'] as const;
export const PLACES = ['center', 'start', 'end', 'spread'] as const;

export const panel = defineBlock({
  type: 'Panel',
  label: 'Panel',
  group: 'layout',
  fields: {
    content: { type: 'slot' },
    tone: selectOf('Colour', TONES),
    shape: selectOf('Shape', SHAPES),
    pad: selectOf('Inner space', PADS),
    flow: selectOf('Direction of blocks', FLOWS),
    gap: selectOf('Space between', GAPS),
    place: selectOf('Position of blocks', PLACES),
    align: selectOf('Text alignment', ALIGNS),
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
    tone: readChoice(raw, 'tone', { of: TONES, fallback: 'none' }),
    shape: readChoice(raw, 'shape', { of: SHAPES, fallback: 'flat' }),
    pad: readChoice(raw, 'pad', { of: PADS, fallback: 'm' }),
    flow: readChoice(raw, 'flow', { of: FLOWS, fallback: 'stack' }),
    gap: readChoice(raw, 'gap', { of: GAPS, fallback: 'm' }),
    place: readChoice(raw, 'place', { of: PLACES, fallback: 'center' }),
    align: readChoice(raw, 'align', { of: ALIGNS, fallback: 'inherit' }),
    measure: readChoice(raw, 'measure', { of: MEASURES, fallback: 'full' }),
  }),
  view({ tone, shape, pad, flow, gap, place, align, measure }, slot) {
    const outer = classNames(
      't-panel',
      tone !== 'none' && `t-tone-${tone}`,
      shape !== 'flat' && `t-shape-${shape}`,
      align !== 'inherit' && `t-al-${align}`,
    );
    const inner = classNames(
      `t-${flow}`,
      pad !== 'none' && `t-pad-${pad}`,
      `t-gap-${gap}`,
      place !== 'center' && `t-at-${place}`,
      measure !== 'full' && `t-w-${measure}`,
    );
    return <div className={outer}>{slot('content', inner)}</div>;
  },
});
