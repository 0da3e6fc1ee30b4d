import { readChoice, readNumber, readString } from '../design/read-props.ts';
import { defineBlock } from './block.ts';
import { selectOf } from './choices.ts';

const LAYOUTS = ['horizontal', 'vertical'] as const;
const ACTIONS = [
  'add_to_cart',
  'add_to_cart_redirect',
  'redirect',
  'redirect_blank',
  'no_buttons',
] as const;
const CATEGORIES = ['manual', 'product_collection', 'last_visited', 'product_in_cart'] as const;

/** Shop recommendations. docs/behaviour/shops.md#recommendations. */
export const products = defineBlock({
  type: 'Products',
  label: 'Products',
  group: 'extras',
  fields: {
    count: { type: 'number', label: 'How many', min: 1, max: 4 },
    layout: selectOf('Layout', LAYOUTS),
    action: selectOf('Button', ACTIONS),
    category: selectOf('Which', CATEGORIES),
    chosen: { type: 'text', label: 'Ids of products or collections, with commas' },
  },
  defaults: {
    count: 3,
    layout: 'horizontal',
    action: 'redirect',
    category: 'last_visited',
    chosen: '',
  },
  parse: (raw) => ({
    count: Math.round(readNumber(raw, 'count', 3, [1, 4])),
    layout: readChoice(raw, 'layout', LAYOUTS, 'horizontal'),
    action: readChoice(raw, 'action', ACTIONS, 'redirect'),
    category: readChoice(raw, 'category', CATEGORIES, 'last_visited'),
    chosen: readString(raw, 'chosen'),
  }),
  view: ({ count, layout, action, category, chosen }) => (
    <div
      className="t-products"
      data-block="products"
      data-count={count}
      data-layout={layout}
      data-action={action}
      data-category={category}
      data-chosen={chosen === '' ? undefined : chosen}
    />
  ),
});
