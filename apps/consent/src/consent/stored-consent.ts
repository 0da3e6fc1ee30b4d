import type { Category, Choice } from './category.ts';

export type BannerStatus = 'show' | 'dismissed';

/** The status; undefined for any other value. */
export function bannerStatus(status: unknown): BannerStatus | undefined {
  return status === 'show' || status === 'dismissed' ? status : undefined;
}

/** The visitor's choices in this browser, read from the cookies. */
export interface StoredConsent {
  readonly choices: Readonly<Partial<Record<Category, Choice>>>;
  /** The visitor's own answers for services, by service id. */
  readonly services: Readonly<Record<string, boolean>>;
  readonly bannerStatus: BannerStatus | undefined;
  /** Id of the cookie policy under which the visitor chose; empty if the visitor has not chosen. */
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

/** Whether the visitor has answered neither for a category nor for a service. */
export function isUnanswered({ choices, services }: StoredConsent): boolean {
  return Object.keys({ ...choices, ...services }).length === 0;
}
