import { SCREENS } from '@beckon/contract/values';
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
import { SCREEN_NAMES } from './screen-names.ts';

/** A screen of the popup. One screen is visible at a time. docs/behaviour/popup-parts.md#screens. */
export const screen = defineBlock({
  type: 'Screen',
  label: 'Screen',
  group: 'layout',
  fields: {
    content: { type: 'slot' },
    screen: selectOf('Screen', SCREENS, SCREEN_NAMES),
    tone: TONE_FIELD,
    ...LAYOUT_FIELDS,
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
    layout: readBoxLayout(raw, 'none'),
  }),
  view: ({ screen: name, layout }, slot) => (
    <section className={classNames('t-screen', boxClasses(layout))} data-screen={name}>
      {slot('content', contentClasses(layout))}
    </section>
  ),
});
