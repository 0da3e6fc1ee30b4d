/** Schemes that run code or open something other than a page; apps like whatsapp: may be opened. */
const UNSAFE_SCHEMES = /^(?:javascript|vbscript|data|blob|file(?:system)?|about|view-source):/i;
/** Browsers skip blanks and control characters in a scheme. Invisible marks are removed, too. */
const SKIPPED = /[\s\p{Cc}\p{Cf}]/gu;

/**
 * Whether an address may be opened or loaded. Every address that an owner enters or a server sends
 * is checked with this function: in the editor, on the server and in the visitor's browser.
 * `java\nscript:` runs a script just like `javascript:`. An empty address is safe: it leads
 * nowhere.
 */
export function isSafeAddress(address: string): boolean {
  return !UNSAFE_SCHEMES.test(address.replace(SKIPPED, ''));
}

/** The same for pictures and players. For these, a picture in a `data:` address is safe, too. */
export function isSafePicture(address: string): boolean {
  return /^data:image\//i.test(address.replace(SKIPPED, '')) || isSafeAddress(address);
}
