/**
 * A popup is added only if its markup contains its own id as an attribute.
 * docs/template-contract.md.
 */
export function hasOwnId(html: string, popupId: string): boolean {
  return new RegExp(`\\sid\\s*=\\s*(["']?)${popupId}\\1[\\s>/]`, 'i').test(html);
}
