/** Our parameters in a page's address. docs/behaviour/starting.md#parameters-of-the-pages-address. */
const OWN = /(?<=[?&])(?:beckon|ppt)-(?:owner|explain|preview|open)(?:=[^&#]*)?(?:&|(?=#)|$)/gu;

/**
 * The address without our own parameters: they say nothing about the page, and an owner who asks
 * for reasons must get those of a visitor.
 */
export function withoutOwnParameters(address: string): string {
  if (!address.includes('beckon-') && !address.includes('ppt-')) return address;
  const without = address.replaceAll(OWN, '');
  return without === address ? address : without.replace(/[?&](?=#|$)/u, '');
}
