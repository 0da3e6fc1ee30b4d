import type { Language } from '@beckon/contract/values';
import { coupon as en } from './en/coupon.ts';
import { coupon as he } from './he/coupon.ts';

export type CouponTexts = typeof en;

/** What a coupon says beside its code; loads with the blocks that few popups have. */
export const COUPON_TEXTS: Readonly<Record<Language, CouponTexts>> = { en, he };
