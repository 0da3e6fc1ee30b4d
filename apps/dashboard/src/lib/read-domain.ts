const HOST = /^(\*\.)?[^\s/:@]+(:\d{1,5})?$/;
const MAX_LENGTH = 253;

/**
 * The host name in what an owner typed or pasted (`https://shop.com/x` is `shop.com`), or undefined
 * when there is none.
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
