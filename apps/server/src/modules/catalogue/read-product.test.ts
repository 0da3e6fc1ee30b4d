import { describe, expect, it } from 'vitest';
import type { RawValues } from './formats/format.ts';
import { readProduct } from './read-product.ts';

const MUG: RawValues = { id: '1', title: 'Mug', price: '9.90' };
const read = (values: RawValues) => readProduct({ row: 17, values: { ...MUG, ...values } }, 'ILS');
const product = (values: RawValues) => {
  const row = read(values);
  return 'product' in row ? row.product : row.problem;
};

describe('a row of a source', () => {
  it('a row is read as a product, with the currency of the shop if the row names none', () => {
    expect(product({})).toEqual({
      variantId: '1',
      productId: '1',
      title: 'Mug',
      description: '',
      handle: '',
      image: '',
      price: '9.90',
      compareAtPrice: '',
      currency: 'ILS',
      inventory: undefined,
      collections: [],
    });
    expect(product({ price: '9.90 USD' })).toMatchObject({ currency: 'USD' });
    expect(product({ currency: 'eur' })).toMatchObject({ currency: 'EUR' });
  });

  it('a row is sold at its sale price, and a former price that is not higher is left out', () => {
    expect(product({ price: '12', salePrice: '9' })).toMatchObject({
      price: '9',
      compareAtPrice: '12',
    });
    expect(product({ price: '12', compareAtPrice: '12.00' })).toMatchObject({ compareAtPrice: '' });
    expect(product({ price: '12', compareAtPrice: '15' })).toMatchObject({ compareAtPrice: '15' });
  });

  it.each([
    [{ inventory: '3' }, 3],
    [{ inventory: '3.0' }, 3],
    [{ inventory: '-2' }, 0],
    [{ inventory: 'In stock' }, undefined],
    [{ inventory: 'Out of stock' }, 0],
    [{ availability: 'out_of_stock' }, 0],
    [{ availability: 'false' }, 0],
    [{ availability: 'in stock' }, undefined],
  ])('a row gives the number in stock: %j', (values, inventory) =>
    expect(product(values)).toMatchObject({ inventory }),
  );

  it('a row leaves out invalid addresses, tags, and commas in a collection', () => {
    expect(
      product({
        handle: 'javascript:alert(1)',
        image: 'data:image/png;base64,AAAA',
        description: '<p>Of <b>stone</b> &amp; clay</p>',
        collections: ['Pots, pans', ' ', 'Pots, pans'],
      }),
    ).toMatchObject({
      handle: '',
      image: '',
      description: 'Of stone & clay',
      collections: ['Pots / pans'],
    });
  });

  it.each([
    [{ price: 'twelve' }, 'price «twelve» is not a number'],
    [{ price: '-5' }, 'price «-5» is negative'],
    [{ price: '' }, 'the price is missing'],
    [
      { price: '1.299' },
      'price «1.299» may mean thousands or three decimal places: write 1299.00 or 1.30',
    ],
    [{ compareAtPrice: 'more' }, 'compare-at price «more» is not a number'],
    [{ title: ' ' }, 'the title is missing'],
    [{ id: '' }, 'the id is missing'],
    [{ id: 'a,b' }, 'id «a,b» contains a comma'],
    [{ inventory: 'many' }, 'stock «many» is not a whole number'],
    [{ currency: 'shekel' }, 'currency «SHEKEL» is not a code of three letters'],
  ])('a row is refused with the reason: %j', (values, problem) =>
    expect(product(values)).toBe(problem),
  );

  it('a row is refused with the reason that its source gives', () => {
    expect(readProduct({ row: 2, values: MUG, problem: '5 cells' }, 'ILS')).toEqual({
      problem: '5 cells',
      variantId: '1',
    });
  });

  it('a row is identified by its id even if it is refused', () => {
    expect(read({ price: 'x' })).toMatchObject({ variantId: '1' });
  });
});
