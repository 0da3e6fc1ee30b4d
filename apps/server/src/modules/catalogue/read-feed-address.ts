import { badFeedAddress } from '../../http/owner-errors.ts';

/** The address of a feed as the owner typed it. Without a scheme it is a web address. Throws 400. */
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
