import { readChoice } from '../../design/read-props.ts';
import { defineBlock } from '../block.ts';
import { selectOf } from '../drawing/choices.ts';

const DIVIDERS = ['line', 'dashed', 'short', 'dots', 'wave'] as const;

export const divider = defineBlock({
  type: 'Divider',
  label: 'Divider',
  group: 'layout',
  fields: { look: selectOf('Look', DIVIDERS) },
  defaults: { look: 'line' },
  parse: (raw) => ({ look: readChoice(raw, 'look', { of: DIVIDERS, fallback: 'line' }) }),
  view: ({ look }) => <hr className={`t-hr t-hr-${look}`} />,
});
