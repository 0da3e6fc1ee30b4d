/** How often strangers may be asked whether they want mails. Times in ms. */
export interface AskLimits {
  /** An address is asked once in this time, no matter by which account. */
  readonly gapMs: number;
  /** An account may ask this many addresses within `withinMs`. */
  readonly most: number;
  readonly withinMs: number;
}

/** Who agreed to get an account's mails. Addresses are in lower case. */
export interface RecipientStore {
  /** Returns those of the addresses that agreed. */
  confirmedRecipients(
    accountId: string,
    addresses: readonly string[],
  ): Promise<ReadonlySet<string>>;
  /** Returns those of the addresses that ended the mails and have not agreed again since. */
  refusingRecipients(accountId: string, addresses: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Records that the address is asked now. False: nothing was recorded, because the address has
   * already agreed or refused, or the limits forbid it. Calls at the same time cannot exceed the
   * limits.
   */
  recordRecipientAsked(
    accountId: string,
    address: string,
    asking: AskLimits & { readonly at: number },
  ): Promise<boolean>;
  /** Records that the address agreed. False: there is no such account. */
  confirmRecipient(accountId: string, address: string, at: number): Promise<boolean>;
  /**
   * Records that the address refuses. It gets no more mails of this account, and is not asked
   * again.
   */
  withdrawRecipient(accountId: string, address: string, at: number): Promise<void>;
}
