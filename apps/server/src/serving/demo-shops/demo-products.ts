/** A variant of a product that the demo shops sell. */
export interface DemoVariant {
  readonly id: string;
  readonly title: string;
}

/** A product that the demo shops sell. Prices are in cents. */
export interface DemoProduct {
  readonly id: string;
  /** Name of its page and of its picture. */
  readonly handle: string;
  readonly title: string;
  readonly text: string;
  readonly collection: string;
  readonly cents: number;
  /** The earlier price. */
  readonly compareAtCents?: number;
  readonly isSoldOut?: true;
  /** At least one. The only variant of a product without a choice has the product's id. */
  readonly variants: readonly DemoVariant[];
}

export const DEMO_CURRENCY = 'EUR';
export const FREE_SHIPPING_FROM_CENTS = 6_000;
/** The discount code that the demo shops accept, and its discount in percent. */
export const DEMO_CODE = 'TIDE10';
export const DEMO_CODE_PERCENT = 10;

const only = (id: string): readonly DemoVariant[] => [{ id, title: '' }];

/** The products of all four demo shops, and of their catalogue. */
export const DEMO_PRODUCTS: readonly DemoProduct[] = [
  {
    id: '101',
    handle: 'harbour-mug',
    title: 'Harbour mug',
    text: 'A mug that sits low and keeps warm, in the grey blue of the harbour at six in the morning.',
    collection: 'Drinking',
    cents: 2_400,
    compareAtCents: 3_000,
    variants: [
      { id: '1011', title: 'Sea blue' },
      { id: '1012', title: 'Sand' },
    ],
  },
  {
    id: '102',
    handle: 'breakfast-bowl',
    title: 'Breakfast bowl',
    text: 'Deep enough for porridge with fruit, flat enough to find the last spoon of it.',
    collection: 'Eating',
    cents: 2_900,
    variants: only('102'),
  },
  {
    id: '103',
    handle: 'reed-vase',
    title: 'Reed vase',
    text: 'A narrow neck for a few tall stems. It stands firm even when they lean.',
    collection: 'Rooms',
    cents: 5_800,
    variants: only('103'),
  },
  {
    id: '104',
    handle: 'tide-plate',
    title: 'Tide plate',
    text: 'A wide plate with a rim that the glaze leaves like water leaves the sand.',
    collection: 'Eating',
    cents: 3_400,
    variants: only('104'),
  },
  {
    id: '105',
    handle: 'milk-jug',
    title: 'Milk jug',
    text: 'Pours without a drop on the table. Holds a third of a litre.',
    collection: 'Drinking',
    cents: 3_800,
    variants: only('105'),
  },
  {
    id: '106',
    handle: 'wave-tile',
    title: 'Wave tile',
    text: 'A tile to hang on the wall. The last ones went in October; the next firing is in spring.',
    collection: 'Rooms',
    cents: 1_200,
    isSoldOut: true,
    variants: only('106'),
  },
];

/** The variant with its product; undefined for an unknown id. */
export function demoVariant(
  variantId: string,
): { readonly product: DemoProduct; readonly variant: DemoVariant } | undefined {
  for (const product of DEMO_PRODUCTS) {
    const variant = product.variants.find(({ id }) => id === variantId);
    if (variant) return { product, variant };
  }
  return undefined;
}
