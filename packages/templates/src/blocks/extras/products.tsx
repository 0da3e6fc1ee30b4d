import { type RawProps, readChoice, readNumber, readString } from '../../design/read-props.ts';
import { defineBlock } from '../block.ts';
import { selectOf } from '../drawing/choices.ts';

const LAYOUTS = ['horizontal', 'vertical'] as const;
const ACTIONS = [
  'add_to_cart',
  'add_to_cart_redirect',
  'redirect',
  'redirect_blank',
  'no_buttons',
] as const;
const CATEGORIES = [
  'manual',
  'product_collection',
  'last_visited',
  'product_in_cart',
  'bought_after',
  'same_collection',
  'popular_this_week',
] as const;
const CATEGORY_WORDS = {
  manual: 'Chosen by you',
  product_collection: 'Of collections',
  last_visited: 'Last visited',
  product_in_cart: 'In the cart',
  bought_after: 'Bought after',
  same_collection: 'Same collection',
  popular_this_week: 'Popular this week',
} as const;

/** The chosen products or collections. Older designs have one setting `chosen` for both. */
function chosenOf(raw: RawProps, category: string): string {
  if (category !== 'manual' && category !== 'product_collection') return '';
  const own = readString(raw, category === 'manual' ? 'products' : 'collections');
  return own === '' ? readString(raw, 'chosen') : own;
}

/** Shop recommendations. docs/behaviour/shops.md#recommendations. */
export const products = defineBlock({
  type: 'Products',
  label: 'Products',
  group: 'extras',
  fields: {
    count: { type: 'number', label: 'How many', min: 1, max: 4 },
    layout: selectOf('Layout', LAYOUTS),
    action: selectOf('Button', ACTIONS),
    category: selectOf('Which', CATEGORIES, CATEGORY_WORDS),
    products: { type: 'products', label: 'Products' },
    collections: { type: 'collections', label: 'Collections' },
  },
  defaults: {
    count: 3,
    layout: 'horizontal',
    action: 'redirect',
    category: 'last_visited',
    products: '',
    collections: '',
  },
  unused: (raw) => [
    ...(raw['category'] === 'manual' ? [] : ['products']),
    ...(raw['category'] === 'product_collection' ? [] : ['collections']),
  ],
  parse: (raw) => ({
    count: Math.round(readNumber(raw, 'count', { fallback: 3, within: [1, 4] })),
    layout: readChoice(raw, 'layout', { of: LAYOUTS, fallback: 'horizontal' }),
    action: readChoice(raw, 'action', { of: ACTIONS, fallback: 'redirect' }),
    category: readChoice(raw, 'category', { of: CATEGORIES, fallback: 'last_visited' }),
    chosen: chosenOf(
      raw,
      readChoice(raw, 'category', { of: CATEGORIES, fallback: 'last_visited' }),
    ),
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
