import type { LeadColumn } from '@beckon/contract/values';

/** How the store keeps a column of leads. */
export interface StoredLeadColumn {
  /** Its name in the table `lead`. */
  readonly column: string;
  /**
   * The name of the migration that adds it, which is created from this line: `0054-phone-kind`. Its
   * number is the next after those of `migrations/` and of this table. Missing: it was in the first
   * tables. Neither changes once it is shipped.
   */
  readonly addedBy?: string;
}

export const LEAD_TABLE = {
  email: { column: 'email' },
  name: { column: 'name' },
  phone: { column: 'phone' },
  prizeLabel: { column: 'prize_label' },
  couponCode: { column: 'coupon_code' },
  referrer: { column: 'referrer' },
  country: { column: 'country' },
  device: { column: 'device' },
  trigger: { column: 'trigger_name' },
} as const satisfies Readonly<Record<LeadColumn, StoredLeadColumn>>;
