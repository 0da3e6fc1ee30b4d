import type { LeadColumn } from '@beckon/contract/values';

/** How the store saves a column of leads. */
export interface StoredLeadColumn {
  /** Its name in the table `lead`. */
  readonly column: string;
  /**
   * The name of the migration that adds the column, for example `0054-phone-kind`. The migration is
   * created from this line. Its number is the next after the numbers in `migrations/` and in this
   * table. Missing: the first tables already had the column. Do not change `column` or `addedBy`
   * after a release.
   */
  readonly addedBy?: string;
}

export const LEAD_TABLE = {
  email: { column: 'email' },
  name: { column: 'name' },
  phone: { column: 'phone' },
  prizeLabel: { column: 'prize_label' },
  prizeWon: { column: 'prize_won', addedBy: '0064-prize-won' },
  couponCode: { column: 'coupon_code' },
  referrer: { column: 'referrer' },
  country: { column: 'country' },
  device: { column: 'device' },
  trigger: { column: 'trigger_name' },
} as const satisfies Readonly<Record<LeadColumn, StoredLeadColumn>>;
