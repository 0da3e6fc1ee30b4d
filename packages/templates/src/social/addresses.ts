import type { MessageApp, ProfileNetwork, ShareWay } from './network-names.ts';

/**
 * Placeholder that the view replaces by the address of the visitor's page.
 * docs/behaviour/popup-parts.md#links.
 */
const THIS_PAGE = '{conversion_url}';

/** Encodes a text for a query, except for placeholders, which the view replaces and encodes. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/%7B(conversion_url|path_url)%7D/g, '{$1}');

/**
 * The address that shares a page, with the owner's text. An empty `address` means the visitor's
 * page. Undefined for ways without an address, which the visitor's browser carries out.
 */
export function shareAddress(way: ShareWay, address: string, text: string): string | undefined {
  const page = encoded(address.trim() === '' ? THIS_PAGE : address.trim());
  const words = encoded(text.trim());
  const both = [words, page].filter((part) => part !== '').join('%20');
  switch (way) {
    case 'whatsapp':
      return `https://wa.me/?text=${both}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${page}`;
    case 'x':
      return `https://x.com/intent/post?text=${words}&url=${page}`;
    case 'telegram':
      return `https://t.me/share/url?url=${page}&text=${words}`;
    case 'email':
      return `mailto:?subject=${encoded(text.trim().replace(/:$/u, '').trimEnd())}&body=${both}`;
    case 'copy':
    case 'sheet':
      return undefined;
  }
}

const PROFILES: Readonly<Record<ProfileNetwork, string>> = {
  instagram: 'https://www.instagram.com/',
  tiktok: 'https://www.tiktok.com/@',
  youtube: 'https://www.youtube.com/@',
  facebook: 'https://www.facebook.com/',
  x: 'https://x.com/',
  pinterest: 'https://www.pinterest.com/',
  threads: 'https://www.threads.com/@',
  whatsapp: 'https://wa.me/',
  telegram: 'https://t.me/',
  discord: 'https://discord.gg/',
};

/**
 * The address of an account's page. Owners enter the account's name or its whole address. Empty if
 * they entered nothing.
 */
export function profileAddress(network: ProfileNetwork, account: string): string {
  const written = account.trim();
  if (written === '') return '';
  if (/^https?:/i.test(written)) return written;
  if (written.includes('/')) return `https://${written}`;
  return PROFILES[network] + accountName(network, written);
}

const MESSAGES: Readonly<Record<MessageApp, string>> = {
  whatsapp: 'https://wa.me/',
  messenger: 'https://m.me/',
  telegram: 'https://t.me/',
};

/**
 * The address that opens a chat with the account, with the text ready to send. Empty without an
 * account.
 */
export function messageAddress(app: MessageApp, account: string, text: string): string {
  // If the owner pasted an address, the account is the last part of its path.
  const [path = ''] = account.split(/[?#]/, 1);
  const last = path.split('/').findLast((part) => part.trim() !== '') ?? '';
  const name = accountName(app, last.trim());
  if (name === '') return '';
  const words = encoded(text.trim());
  return MESSAGES[app] + name + (words === '' ? '' : `?text=${words}`);
}

/**
 * WhatsApp identifies accounts by number. The others use a name, which is often written with an
 * `@`.
 */
function accountName(network: MessageApp | ProfileNetwork, written: string): string {
  return network === 'whatsapp'
    ? written.replaceAll(/\D/g, '').replace(/^00/, '')
    : encodeURIComponent(written.replace(/^@/, ''));
}
