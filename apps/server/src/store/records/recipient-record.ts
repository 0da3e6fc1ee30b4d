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
   * Notes that the address is asked now; false, and nothing noted, when it agreed or refused
   * already or the limits forbid it. Of many calls at once none exceeds them.
   */
  recordRecipientAsked(
    accountId: string,
    address: string,
    asking: AskLimits & { readonly at: number },
  ): Promise<boolean>;
  /** The address agreed. False: there is no such account. */
  confirmRecipient(accountId: string, address: string, at: number): Promise<boolean>;
  /** The address refuses: it gets no mails of this account, and is not asked again. */
  withdrawRecipient(accountId: string, address: string, at: number): Promise<void>;
}
