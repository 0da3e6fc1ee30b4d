import { isSafeAddress } from '../../address/is-safe-address.ts';
import { isApplyAddress } from '../../settings/apply-address.ts';
import { blockIf, type IssueFinder } from '../publish-issue.ts';

export const findAfterIssues: IssueFinder = ({
  afterConversion: { redirect, addToCart = [] },
  coupon,
  codes,
}) => [
  ...blockIf(
    redirect !== undefined && redirect.url.trim() === '',
    'after',
    'Say where to send visitors.',
  ),
  ...blockIf(
    redirect !== undefined && !isSafeAddress(redirect.url),
    'after',
    'That address would run code. Use a web address.',
  ),
  ...blockIf(
    addToCart.some(({ variantId }) => variantId.trim() === ''),
    'after',
    'Say which product goes into the cart.',
  ),
  ...blockIf(
    coupon?.type === 'fixed' && coupon.code.trim() === '',
    'after',
    'Enter the coupon code.',
  ),
  ...blockIf(
    codes?.applyAddress !== undefined && !isApplyAddress(codes.applyAddress),
    'after',
    'The address that applies a code needs {code} in it.',
  ),
];
