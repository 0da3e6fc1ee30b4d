import { readChoice, readString } from '../../design/read-props.ts';
import { defineBlock } from '../block.ts';

const COUPON_TYPES = ['fixed', 'unique'] as const;

export const coupon = defineBlock({
  type: 'Coupon',
  label: 'Coupon',
  group: 'offers',
  // The code is a setting of the popup, not of the block.
  fields: {},
  defaults: { code: 'WELCOME10', couponType: 'fixed' },
  parse: (raw) => ({
    code: readString(raw, 'code'),
    couponType: readChoice(raw, 'couponType', { of: COUPON_TYPES, fallback: 'fixed' }),
  }),
  view: ({ code, couponType }) => (
    <div className="t-coupon" data-block="coupon" data-code={code} data-coupon-type={couponType}>
      <code dir="ltr">{code}</code>
    </div>
  ),
});
