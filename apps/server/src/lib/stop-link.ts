import type { Language } from '@beckon/contract/values';
import {
  type AddressClaim,
  type AddressPurpose,
  readAddressToken,
  writeAddressToken,
} from './address-token.ts';

/** A mail may be kept for years, and its link must still end such mails. */
const LINK_LIVES_MS = 10 * 365 * 86_400_000;

/** Mails that their reader can end; the page behind the link has the same name. */
type EndedMails = Extract<AddressPurpose, 'lead-mails' | 'weekly-report'>;

export interface StopLinkDeps {
  readonly secret: string;
  readonly baseUrl: string;
  readonly now: () => number;
}

/** The address of the page that ends mails of this kind to one address. */
export function stopLink(
  mails: EndedMails,
  claim: AddressClaim & { readonly language: Language },
  { secret, baseUrl, now }: StopLinkDeps,
): string {
  const token = writeAddressToken(mails, claim, { until: now() + LINK_LIVES_MS, secret });
  return `${baseUrl}/${mails}/${claim.language}?token=${token}`;
}

/** What such a link is about; undefined: it is not ours. */
export function readStopToken(
  mails: EndedMails,
  token: string,
  { secret, now }: Pick<StopLinkDeps, 'secret' | 'now'>,
): AddressClaim | undefined {
  return readAddressToken(mails, token, { now: now(), secret });
}
