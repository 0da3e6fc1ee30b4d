import { createHmac, timingSafeEqual } from 'node:crypto';

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
  return `${claim}.${sign(purpose, claim, secret)}`;
}

/** Reads a token. Returns undefined if it is not ours, is for another purpose, or has expired. */
export function readAddressToken(
  purpose: AddressPurpose,
  token: string,
  { now, secret }: { readonly now: number; readonly secret: string },
): AddressClaim | undefined {
  const [, who = '', until = '', signature = ''] = SHAPE.exec(token) ?? [];
  if (signature === '' || Number(until) <= now) return undefined;
  const expected = Buffer.from(sign(purpose, `${who}.${until}`, secret));
  if (!timingSafeEqual(expected, Buffer.from(signature))) return undefined;
  const [subjectId = '', address = ''] = Buffer.from(who, 'base64url').toString().split(' ');
  return { subjectId, address };
}

function sign(purpose: AddressPurpose, claim: string, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose} ${claim}`).digest('base64url');
}
