/**
 * An account owns sites. Owners sign in as users (the accounts library's tables); members connect
 * users with accounts.
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
   * Creates the account unless the installation already has one. True: it was created. Of several
   * calls at once only one gets true. An account without a member 30 seconds after its creation
   * does not count, because its sign-up was not finished.
   */
  claimFirstAccount(account: NewAccount): Promise<boolean>;
  /** The number of accounts that have a member. 0 means a new installation. */
  countAccounts(): Promise<number>;
  /** Makes a user of the accounts library a member; a second call changes nothing. */
  addMember(accountId: string, userId: string): Promise<void>;
  /** The account a signed-in user works in, or undefined for a user without one. */
  accountOfUser(userId: string): Promise<AccountRecord | undefined>;
  /** Changes the given values and keeps the others. Undefined: there is no such account. */
  updateAccount(accountId: string, changes: AccountChanges): Promise<AccountRecord | undefined>;
  /** Removes the account with its sites, popups, leads and counts. False: there is no such account. */
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
