import { SCREENS } from '@beckon/contract/values';
import { readChoice } from '../design/read-props.ts';
import { defineBlock } from './block.ts';
import { ALIGNS, TONES, selectOf } from './choices.ts';
import { classNames } from './class-names.ts';
import { FLOWS, GAPS, PADS, PLACES } from './panel.tsx';
import { SCREEN_NAMES } from './screen-names.ts';

/** A screen of the popup. One screen is visible at a time. docs/behaviour/popup-parts.md#screens. */
export const screen = defineBlock({
  type: 'Screen',
  label: 'Screen',
  group: 'layout',
  fields: {
    content: { type: 'slot' },
    screen: selectOf('Screen', SCREENS, SCREEN_NAMES),
    tone: selectOf('Colour', TONES),
    pad: selectOf('Inner space', PADS),
    flow: selectOf('Direction of blocks', FLOWS),
    gap: selectOf('Space between', GAPS),
    place: selectOf('Position of blocks', PLACES),
    align: selectOf('Text alignment', ALIGNS),
  },
  defaults: {
    screen: 'form',
    tone: 'none',
    pad: 'l',
    flow: 'stack',
    gap: 'm',
    place: 'center',
    align: 'center',
  },
  parse: (raw) => ({
    screen: readChoice(raw, 'screen', { of: SCREENS, fallback: 'form' }),
    tone: readChoice(raw, 'tone', { of: TONES, fallback: 'none' }),
    pad: readChoice(raw, 'pad', { of: PADS, fallback: 'none' }),
    flow: readChoice(raw, 'flow', { of: FLOWS, fallback: 'stack' }),
    gap: readChoice(raw, 'gap', { of: GAPS, fallback: 'm' }),
    place: readChoice(raw, 'place', { of: PLACES, fallback: 'center' }),
    align: readChoice(raw, 'align', { of: ALIGNS, fallback: 'inherit' }),
  }),
  view({ screen: name, tone, pad, flow, gap, place, align }, slot) {
    const outer = classNames(
      't-screen',
      tone !== 'none' && `t-tone-${tone}`,
      align !== 'inherit' && `t-al-${align}`,
    );
    const inner = classNames(
      `t-${flow}`,
      pad !== 'none' && `t-pad-${pad}`,
      `t-gap-${gap}`,
      place !== 'center' && `t-at-${place}`,
    );
    return (
      <section className={outer} data-screen={name}>
        {slot('content', inner)}
      </section>
    );
  },
});
