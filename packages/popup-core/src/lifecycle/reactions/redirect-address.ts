import { addressToOpen } from '@beckon/contract/address';
import type { FilledForm } from '@beckon/popup-view/view-contract';
import type { RedirectTarget } from '../popup-state.ts';

/**
 * The address to open, with the answers in its query. Undefined if it must not be opened. Links
 * without a scheme get the scheme of the page, other redirects get `http://`.
 * docs/behaviour/popup-parts.md#links.
 */
export function redirectAddress(
  { address, origin, formData }: RedirectTarget,
  pageUrl: string,
): string | undefined {
  const prefix = origin === 'link' ? '//' : 'http://';
  const opened = addressToOpen(address, { pageUrl, prefix });
  return opened === undefined || formData === undefined ? opened : withFormData(opened, formData);
}

function withFormData(address: string, form: FilledForm): string {
  const pairs = form.fields
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  if (pairs.length === 0) return address;
  const hashStart = address.indexOf('#');
  const beforeHash = hashStart === -1 ? address : address.slice(0, hashStart);
  const hash = hashStart === -1 ? '' : address.slice(hashStart);
  return `${beforeHash}${beforeHash.includes('?') ? '&' : '?'}${pairs.join('&')}${hash}`;
}
