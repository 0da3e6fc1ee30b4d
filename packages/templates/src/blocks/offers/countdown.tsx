import { readChoice, readString } from '../../design/read-props.ts';
import { defineBlock } from '../block.ts';
import { selectOf } from '../drawing/choices.ts';

const LOOKS = ['tiles', 'plain', 'ring', 'small'] as const;

export const countdown = defineBlock({
  type: 'Countdown',
  label: 'Countdown',
  group: 'offers',
  fields: {
    look: selectOf('Look', LOOKS),
    days: { type: 'text', label: 'Word for days' },
    hours: { type: 'text', label: 'Word for hours' },
    minutes: { type: 'text', label: 'Word for minutes' },
    seconds: { type: 'text', label: 'Word for seconds' },
  },
  defaults: { look: 'tiles', days: 'days', hours: 'hours', minutes: 'min', seconds: 'sec' },
  parse: (raw) => ({
    look: readChoice(raw, 'look', { of: LOOKS, fallback: 'tiles' }),
    labels: {
      days: readString(raw, 'days'),
      hours: readString(raw, 'hours'),
      minutes: readString(raw, 'minutes'),
      seconds: readString(raw, 'seconds'),
    },
  }),
  view: ({ look, labels }) => (
    <div
      className={`t-count bk-count-${look}`}
      data-block="countdown"
      data-labels={JSON.stringify(labels)}
    />
  ),
});
