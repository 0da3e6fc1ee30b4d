import { readChoice, type RawProps } from '../../design/read-props.ts';
import { ALIGNS, GAPS, selectOf, TONES, type Tone } from '../drawing/choices.ts';
import { classNames } from '../drawing/class-names.ts';

const PADS = ['none', 's', 'm', 'l', 'xl'] as const;
const FLOWS = ['stack', 'row', 'spread', 'over', 'fill'] as const;
const PLACES = ['center', 'start', 'end', 'spread'] as const;

/** How a box arranges the blocks inside it. */
export interface BoxLayout {
  readonly tone: Tone;
  readonly pad: (typeof PADS)[number];
  readonly flow: (typeof FLOWS)[number];
  readonly gap: (typeof GAPS)[number];
  readonly place: (typeof PLACES)[number];
  readonly align: (typeof ALIGNS)[number];
}

export const TONE_FIELD = selectOf('Colour', TONES);

/** The settings of a box in the editor, after its colour. */
export const LAYOUT_FIELDS = {
  pad: selectOf('Inner space', PADS),
  flow: selectOf('Direction of blocks', FLOWS),
  gap: selectOf('Space between', GAPS),
  place: selectOf('Position of blocks', PLACES),
  align: selectOf('Text alignment', ALIGNS),
};

/** `pad` is the inner space if none is stored. */
export function readBoxLayout(raw: RawProps, pad: BoxLayout['pad']): BoxLayout {
  return {
    tone: readChoice(raw, 'tone', { of: TONES, fallback: 'none' }),
    pad: readChoice(raw, 'pad', { of: PADS, fallback: pad }),
    flow: readChoice(raw, 'flow', { of: FLOWS, fallback: 'stack' }),
    gap: readChoice(raw, 'gap', { of: GAPS, fallback: 'm' }),
    place: readChoice(raw, 'place', { of: PLACES, fallback: 'center' }),
    align: readChoice(raw, 'align', { of: ALIGNS, fallback: 'inherit' }),
  };
}

/** The classes of the box itself. */
export function boxClasses({ tone, align }: BoxLayout): string {
  return classNames(tone !== 'none' && `t-tone-${tone}`, align !== 'inherit' && `t-al-${align}`);
}

/** The classes of the element that contains the blocks. */
export function contentClasses({ flow, pad, gap, place }: BoxLayout): string {
  return classNames(
    `t-${flow}`,
    pad !== 'none' && `t-pad-${pad}`,
    `t-gap-${gap}`,
    place !== 'center' && `t-at-${place}`,
  );
}
