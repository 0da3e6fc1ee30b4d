const HOST = /^(\*\.)?[^\s/:@]+(:\d{1,5})?$/;
const MAX_LENGTH = 253;

/**
 * The host name in an owner's input, for example `shop.com` for `https://shop.com/x`; undefined if
 * there is none.
 */
export function readDomain(text: string): string | undefined {
  const [host = ''] = text
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .split(/[/?#]/);
  const looksRight =
    HOST.test(host) &&
    host.length <= MAX_LENGTH &&
    (host.includes('.') || host.startsWith('localhost'));
  return looksRight ? host : undefined;
}
