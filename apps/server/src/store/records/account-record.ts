/**
 * An account owns sites. Owners sign in as users (the accounts library's tables); members tie users
 * to accounts.
 */
export interface AccountRecord {
  readonly id: string;
  readonly name: string;
  /** `unlimited` on a self-hosted installation. */
  readonly plan: string;
  /** Views per calendar month; undefined: no limit. */
  readonly viewsLimit: number | undefined;
  /** A suspended account shows nothing: 'Client restricted'. */
  readonly isSuspended: boolean;
  /** Since when the account has been over its limit, in ms. */
  readonly overLimitSince: number | undefined;
  readonly createdAt: number;
}

export interface NewAccount {
  readonly id: string;
  readonly name: string;
  readonly plan?: string;
  readonly viewsLimit?: number;
  readonly at: number;
}

export interface AccountStore {
  createAccount(account: NewAccount): Promise<AccountRecord>;
  account(accountId: string): Promise<AccountRecord | undefined>;
  /**
   * Makes the account unless the installation has one already; returns whether it did. Of many
   * calls at once one gets true. An account that nobody belongs to half a minute later was not
   * finished and does not count.
   */
  claimFirstAccount(account: NewAccount): Promise<boolean>;
  /** How many accounts someone belongs to: 0 is a fresh installation. */
  countAccounts(): Promise<number>;
  /** Makes a user of the accounts library a member; asking twice changes nothing. */
  addMember(accountId: string, userId: string): Promise<void>;
  /** The account a signed-in user works in, or undefined for a user without one. */
  accountOfUser(userId: string): Promise<AccountRecord | undefined>;
  /** Changes what is given, keeps the rest; undefined for an unknown account. */
  updateAccount(accountId: string, changes: AccountChanges): Promise<AccountRecord | undefined>;
  /** Removes the account with its sites, popups, leads and counts; false for an unknown one. */
  deleteAccount(accountId: string): Promise<boolean>;
}

export interface AccountChanges {
  readonly name?: string;
  readonly plan?: string;
  /** `null` removes the limit. */
  readonly viewsLimit?: number | null;
  readonly isSuspended?: boolean;
  readonly overLimitSince?: number | null;
}
