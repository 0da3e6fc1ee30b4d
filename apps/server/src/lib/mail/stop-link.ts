import type { Language } from '@beckon/contract/values';
import {
  type AddressClaim,
  type AddressPurpose,
  readAddressToken,
  writeAddressToken,
} from './address-token.ts';

/** A mail may be kept for years, and its link must still end such mails. */
const LINK_LIVES_MS = 10 * 365 * 86_400_000;

/** Mails from which their reader can unsubscribe. The page behind the link has the same name. */
type EndedMails = Extract<AddressPurpose, 'lead-mails' | 'weekly-report'>;

export interface StopLinkDeps {
  readonly secret: string;
  readonly baseUrl: string;
  readonly now: () => number;
}

/** The address of the page that unsubscribes one e-mail address from mails of this kind. */
export function stopLink(
  mails: EndedMails,
  claim: AddressClaim & { readonly language: Language },
  { secret, baseUrl, now }: StopLinkDeps,
): string {
  const token = writeAddressToken(mails, claim, { until: now() + LINK_LIVES_MS, secret });
  return `${baseUrl}/${mails}/${claim.language}?token=${token}`;
}

/** Reads the token of such a link. Undefined if it is not ours, or has expired. */
export function readStopToken(
  mails: EndedMails,
  token: string,
  { secret, now }: Pick<StopLinkDeps, 'secret' | 'now'>,
): AddressClaim | undefined {
  return readAddressToken(mails, token, { now: now(), secret });
}
