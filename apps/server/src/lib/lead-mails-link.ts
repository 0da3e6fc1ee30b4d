import type { Language } from '@beckon/contract/values';
import { type AddressClaim, readAddressToken, writeAddressToken } from './address-token.ts';

/** A mail may be kept for years, and its link must still end the mails. */
const LINK_LIVES_MS = 10 * 365 * 86_400_000;

export interface LeadMailsLinkDeps {
  readonly secret: string;
  readonly baseUrl: string;
  readonly now: () => number;
}

/** The address of the page that ends an account's mails to one address. */
export function leadMailsLink(
  { accountId, language }: { readonly accountId: string; readonly language: Language },
  address: string,
  { secret, baseUrl, now }: LeadMailsLinkDeps,
): string {
  const claim = { subjectId: accountId, address: address.toLowerCase() };
  const token = writeAddressToken('lead-mails', claim, { until: now() + LINK_LIVES_MS, secret });
  return `${baseUrl}/lead-mails/${language}?token=${token}`;
}

/** What a link is about: the account, and the address. Undefined: it is not ours. */
export function readLeadMailsToken(
  token: string,
  { secret, now }: Pick<LeadMailsLinkDeps, 'secret' | 'now'>,
): AddressClaim | undefined {
  return readAddressToken('lead-mails', token, { now: now(), secret });
}
