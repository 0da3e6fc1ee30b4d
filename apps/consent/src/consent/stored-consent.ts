import type { Category, Choice } from './category.ts';

export type BannerStatus = 'show' | 'dismissed';

/** What this browser keeps of the visitor's choices, as read from the cookies. */
export interface StoredConsent {
  readonly choices: Readonly<Partial<Record<Category, Choice>>>;
  /** Services that the visitor has said yes or no to, by their id. */
  readonly services: Readonly<Record<string, boolean>>;
  readonly bannerStatus: BannerStatus | undefined;
  /** Id of the cookie policy that the visitor chose under; empty: whatever holds, nobody chose it. */
  readonly policyId: string;
  /** What the last `track` call told (`none` is put behind it where nobody chose); undefined: none. */
  readonly savedCategories: readonly string[] | undefined;
  readonly savedServices: Readonly<Record<string, boolean>>;
}

export const NOTHING_STORED: StoredConsent = {
  choices: {},
  services: {},
  bannerStatus: undefined,
  policyId: '',
  savedCategories: undefined,
  savedServices: {},
};
