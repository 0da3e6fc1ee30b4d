import type { Category, Choice } from './category.ts';

export type BannerStatus = 'show' | 'dismissed';

/** What this browser keeps of the visitor's choices, as read from the cookies. */
export interface StoredConsent {
  readonly choices: Readonly<Partial<Record<Category, Choice>>>;
  /** Services that the visitor has said yes or no to, by their id. */
  readonly services: Readonly<Record<string, boolean>>;
  readonly bannerStatus: BannerStatus | undefined;
  /** Id of the cookie policy that the visitor chose under; empty: nobody has chosen. */
  readonly policyId: string;
  /**
   * What the last `track` call reported, as JSON (`none` is added after the categories if nobody
   * chose); empty: there was no call. It is only compared, never parsed.
   */
  readonly savedCategories: string;
  readonly savedServices: string;
}

export const NOTHING_STORED: StoredConsent = {
  choices: {},
  services: {},
  bannerStatus: undefined,
  policyId: '',
  savedCategories: '',
  savedServices: '',
};
