import { readChoice } from '../../design/read-props.ts';
import { defineBlock } from '../block.ts';
import { SIZES, selectOf } from '../drawing/choices.ts';

export const spacer = defineBlock({
  type: 'Spacer',
  label: 'Space',
  group: 'layout',
  fields: { size: selectOf('Height', SIZES) },
  defaults: { size: 'm' },
  parse: (raw) => ({ size: readChoice(raw, 'size', { of: SIZES, fallback: 'm' }) }),
  view: ({ size }) => <div className={`t-sp t-sp-${size}`} aria-hidden="true" />,
});
