/** File names of the parts beside consent.js; put in by the build. */
declare const __CONSENT_PARTS__: Readonly<Record<string, string>>;

/** The absolute address of a part; undefined when our own address is not known. */
export function partAddress(scriptUrl: string, name: 'banner' | 'content'): string | undefined {
  const file = __CONSENT_PARTS__[name];
  return file !== undefined && URL.canParse(scriptUrl)
    ? new URL(`consent-parts/${file}`, scriptUrl).href
    : undefined;
}
