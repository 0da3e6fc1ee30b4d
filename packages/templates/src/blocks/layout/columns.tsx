import { readChoice } from '../../design/read-props.ts';
import { defineBlock } from '../block.ts';
import { GAPS, selectOf } from '../drawing/choices.ts';

export const RATIOS = ['1-1', '2-3', '3-2', '1-2', '2-1', 'auto-1', '1-auto'] as const;
export const ON_PHONE = ['stack', 'reverse', 'keep', 'first-only', 'second-only'] as const;

export const columns = defineBlock({
  type: 'Columns',
  label: 'Columns',
  group: 'layout',
  fields: {
    first: { type: 'slot' },
    second: { type: 'slot' },
    ratio: selectOf('Widths', RATIOS),
    gap: selectOf('Space between', GAPS),
    phone: selectOf('On phones', ON_PHONE),
  },
  defaults: { ratio: '1-1', gap: 'm', phone: 'stack' },
  parse: (raw) => ({
    ratio: readChoice(raw, 'ratio', { of: RATIOS, fallback: '1-1' }),
    gap: readChoice(raw, 'gap', { of: GAPS, fallback: 'none' }),
    phone: readChoice(raw, 'phone', { of: ON_PHONE, fallback: 'stack' }),
  }),
  view: ({ ratio, gap, phone }, slot) => (
    <div className={`t-cols t-cols-${ratio} t-gap-${gap} t-on-${phone}`}>
      {slot('first', 't-col')}
      {slot('second', 't-col')}
    </div>
  ),
});
