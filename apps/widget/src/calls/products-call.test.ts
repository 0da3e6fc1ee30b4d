import { ProductRecommendationRequest } from '@beckon/contract/calls';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { productsRequest, readProducts } from './products-call.ts';
import { someFacts } from './testing/some-facts.ts';

const ask = {
  popupId: 'abcdefghijk01',
  category: 'manual',
  chosen: ' 1, 22,, ',
  count: 3,
  action: 'add_to_cart',
};

describe('asking for products', () => {
  it('the products call sends what the owner chose and what the visitor has looked at and taken', () => {
    const facts = someFacts({
      cart: { itemCount: 1, totalValue: 5, productIds: ['7'], variantIds: ['70'] },
    });
    const request = productsRequest('https://beckon.example', ask, { recent: ['31', '30'], facts });
    expect(request.url).toBe(
      'https://beckon.example/api/display/shopify/product-recommendation/abcdefghijk01',
    );
    const form = request.body !== undefined && 'form' in request.body ? request.body.form : {};
    expect(form).toEqual({
      category: 'manual',
      manual_products: '["1","22"]',
      product_collection: '[]',
      last_visited: '["31","30"]',
      product_in_cart: '["70"]',
      count: '3',
      buttons_action: 'add_to_cart',
      client_id: facts.clientId,
    });
    expect(Value.Check(ProductRecommendationRequest, form)).toBe(true);
  });

  it('the products call names the products of a cart whose shop knows no variants', () => {
    const facts = someFacts({
      cart: { itemCount: 1, totalValue: 5, productIds: ['7'], variantIds: [] },
    });
    const { body } = productsRequest('https://beckon.example', ask, { recent: [], facts });
    expect(body).toMatchObject({ form: { product_in_cart: '["7"]' } });
  });

  const wire = {
    product_id: 1,
    variant_id: '11',
    image: 'https://a.test/i.jpg',
    title: 'Mug',
    handle: 'mug',
    price: '9',
    compare_at_price: '12',
    reason: 'popular_this_week',
  };
  it('the products call reads products, with the currency of the answer', () => {
    expect(
      readProducts({ success: true, currency: 'EUR', data: { products: [wire] } }, '/he/'),
    ).toEqual([
      {
        productId: '1',
        variantId: '11',
        title: 'Mug',
        image: 'https://a.test/i.jpg',
        price: '9',
        compareAtPrice: '12',
        currency: 'EUR',
        pageUrl: '/he/products/mug?variant=11',
        reason: 'popular_this_week',
        isSoldOut: false,
      },
    ]);
  });

  it.each([
    ['mug', '/products/mug?variant=11'],
    ['a b', '/products/a%20b?variant=11'],
    ['https://other.test/x', 'https://other.test/x'],
    ['/wares/7', '/wares/7'],
    ['', ''],
    ['javascript:alert(1)//', ''],
    ['javascript:alert(1)', '/products/javascript%3Aalert(1)?variant=11'],
  ])('a product of the handle %j is at %j', (handle, page) => {
    expect(readProducts({ data: { products: [{ ...wire, handle }] } }, '/')?.[0]?.pageUrl).toBe(
      page,
    );
  });

  it('the products call leaves out what cannot be offered, and recognises a malformed answer', () => {
    expect(
      readProducts(
        { data: { products: [null, 7, { ...wire, title: '' }, { ...wire, variant_id: null }] } },
        '/',
      ),
    ).toEqual([]);
    expect([
      readProducts('<html>', '/'),
      readProducts({ success: true }, '/'),
      readProducts(null, '/'),
    ]).toEqual([undefined, undefined, undefined]);
    const isSoldOut = (inventory_quantity: unknown) =>
      readProducts({ data: { products: [{ ...wire, inventory_quantity }] } }, '/')?.[0]?.isSoldOut;
    expect([0, -2, 1, '0', undefined].map(isSoldOut)).toEqual([true, true, false, true, false]);
    const imageOf = (image: string) =>
      readProducts({ data: { products: [{ ...wire, image }] } }, '/')?.[0]?.image;
    expect(['javascript:x', '/mug.jpg', '//a.test/mug.jpg'].map(imageOf)).toEqual([
      '',
      '/mug.jpg',
      '//a.test/mug.jpg',
    ]);
  });
});
