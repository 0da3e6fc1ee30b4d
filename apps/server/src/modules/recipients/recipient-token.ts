import { createHmac, timingSafeEqual } from 'node:crypto';

/** Who may get mails of which account. */
export interface Recipient {
  readonly accountId: string;
  /** In small letters. */
  readonly address: string;
}

const SHAPE = /^([\w-]{1,600})\.(\d{1,15})\.([\w-]{43})$/;

/** The text of the link that only the mail to this address holds; good until then (ms). */
export function writeRecipientToken(
  { accountId, address }: Recipient,
  until: number,
  secret: string,
): string {
  const claim = `${Buffer.from(`${accountId} ${address}`).toString('base64url')}.${until}`;
  return `${claim}.${sign(claim, secret)}`;
}

/** Whom the token is about if it is ours and still good, else undefined. */
export function readRecipientToken(
  token: string,
  secret: string,
  now: number,
): Recipient | undefined {
  const [, who = '', until = '', signature = ''] = SHAPE.exec(token) ?? [];
  if (signature === '' || Number(until) <= now) return undefined;
  const expected = Buffer.from(sign(`${who}.${until}`, secret));
  if (!timingSafeEqual(expected, Buffer.from(signature))) return undefined;
  const [accountId = '', address = ''] = Buffer.from(who, 'base64url').toString().split(' ');
  return { accountId, address };
}

function sign(claim: string, secret: string): string {
  return createHmac('sha256', secret).update(`recipient ${claim}`).digest('base64url');
}
