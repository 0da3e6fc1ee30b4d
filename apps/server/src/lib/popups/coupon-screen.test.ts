import { expect, it } from 'vitest';
import { couponFollowsForm } from './coupon-screen.ts';

const FORM = '<section class="t-screen" data-screen="form"><form data-block="form"></form>';
const THANKS = '</section><section class="t-screen" data-screen="thanks">';
const COUPON = '<div class="t-coupon" data-block="coupon" data-code="TEN"></div>';

it.each([
  ['on the thank-you screen', `${FORM}${THANKS}${COUPON}</section>`, true],
  ['on the form’s own screen', `${FORM}${COUPON}${THANKS}</section>`, false],
  ['on both', `${FORM}${COUPON}${THANKS}${COUPON}</section>`, false],
  ['nowhere', `${FORM}${THANKS}</section>`, false],
])(
  'a coupon %s follows the form only if visitors see it after the form and not before',
  (_where, html, follows) => {
    expect(couponFollowsForm(html)).toBe(follows);
  },
);
