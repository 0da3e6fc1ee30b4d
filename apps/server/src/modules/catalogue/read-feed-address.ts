import { badFeedAddress } from '../../http/owner/owner-errors.ts';

/**
 * The address of a feed as the owner typed it. One without a scheme gets `https`. Throws 400 if it
 * is invalid.
 */
export function readFeedAddress(text: string): string {
  const trimmed = text.trim();
  const url = URL.parse(/^[a-z]+:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    !/[.:]|^localhost$/.test(url.hostname) ||
    url.username !== '' ||
    url.password !== ''
  )
    throw badFeedAddress();
  return url.href;
}
