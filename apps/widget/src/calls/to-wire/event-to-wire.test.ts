import { expect, it } from 'vitest';
import { aPopup } from '@beckon/popup-core/popup/testing/a-popup';
import { eventDetail } from './event-to-wire.ts';

it('an event reports to scripts of the page which product was chosen, and how', () => {
  const product = {
    buttonText: 'Add to cart',
    productUrl: '/products/mug?variant=11',
    productName: 'Stoneware mug',
    productId: '1',
    variantId: '11',
    action: 'add_to_cart',
  };
  expect(eventDetail('poptinSubmit', aPopup({}), { product })).toMatchObject({
    button_text: 'Add to cart',
    shopify: {
      button_text: 'Add to cart',
      product_url: '/products/mug?variant=11',
      product_name: 'Stoneware mug',
      product_id: '1',
      variant_id: '11',
      buttons_action: 'add_to_cart',
    },
  });
});

it('an event says which prize a copied coupon was', () => {
  expect(
    eventDetail('couponCopy', aPopup({}), { couponCode: 'TEN', prizeLabel: '10% off' }),
  ).toMatchObject({ coupon_code: 'TEN', prize_label: '10% off', shopify: { product_id: '' } });
});
