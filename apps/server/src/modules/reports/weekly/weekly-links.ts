import {
  type AddressClaim,
  readAddressToken,
  writeAddressToken,
} from '../../../lib/address-token.ts';
import type { SiteRecord } from '../../../store/store.ts';

/** A mail may be kept for years, and its link must still end the reports. */
const LINK_LIVES_MS = 10 * 365 * 86_400_000;

/** Where one address ends the reports of a site. */
export interface WeeklyLinkDeps {
  readonly secret: string;
  readonly baseUrl: string;
  readonly now: () => number;
}

/** The address of the page that ends the reports of this site to this address. */
export function stopLink(
  { id, accountId, settings }: SiteRecord,
  address: string,
  { secret, baseUrl, now }: WeeklyLinkDeps,
): string {
  const claim: AddressClaim = { subjectId: `${accountId}/${id}`, address };
  const token = writeAddressToken('weekly-report', claim, { until: now() + LINK_LIVES_MS, secret });
  return `${baseUrl}/weekly-report/${settings.language}?token=${token}`;
}

/** What a link is about; undefined: it is not ours. */
export function readStopToken(
  token: string,
  { secret, now }: Pick<WeeklyLinkDeps, 'secret' | 'now'>,
): { readonly accountId: string; readonly siteId: string; readonly address: string } | undefined {
  const claim = readAddressToken('weekly-report', token, { now: now(), secret });
  if (!claim) return undefined;
  const [accountId = '', siteId = ''] = claim.subjectId.split('/');
  return { accountId, siteId, address: claim.address };
}
