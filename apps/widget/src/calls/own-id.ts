/** A popup is added only if its markup holds its own id attribute. docs/template-contract.md. */
export function hasOwnId(html: string, popupId: string): boolean {
  return new RegExp(`\\sid\\s*=\\s*(["']?)${popupId}\\1[\\s>/]`, 'i').test(html);
}
