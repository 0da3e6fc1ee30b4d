import { isSignedClaim, signClaim } from '../secrets/signed-claim.ts';

/** What a link in a mail is for. A token of one purpose is not valid for another. */
export type AddressPurpose = 'recipient' | 'lead-mails' | 'weekly-report' | 'lead' | 'owner';

/** An e-mail address, and the account, site, lead or owner that it is used for. */
export interface AddressClaim {
  readonly subjectId: string;
  /** In lower case. */
  readonly address: string;
}

const SHAPE = /^([\w-]{1,600})\.(\d{1,15})\.([\w-]{43})$/;

/** Writes the token for the link in a mail to this address. It is valid until `until` (ms). */
export function writeAddressToken(
  purpose: AddressPurpose,
  { subjectId, address }: AddressClaim,
  { until, secret }: { readonly until: number; readonly secret: string },
): string {
  const claim = `${Buffer.from(`${subjectId} ${address}`).toString('base64url')}.${until}`;
  return `${claim}.${signClaim({ purpose, text: claim }, secret)}`;
}

/** Reads a token. Returns undefined if it is not ours, is for another purpose, or has expired. */
export function readAddressToken(
  purpose: AddressPurpose,
  token: string,
  { now, secret }: { readonly now: number; readonly secret: string },
): AddressClaim | undefined {
  const [, who = '', until = '', signature = ''] = SHAPE.exec(token) ?? [];
  if (signature === '' || Number(until) <= now) return undefined;
  if (!isSignedClaim({ purpose, text: `${who}.${until}` }, signature, { secret })) return undefined;
  const [subjectId = '', address = ''] = Buffer.from(who, 'base64url').toString().split(' ');
  return { subjectId, address };
}
