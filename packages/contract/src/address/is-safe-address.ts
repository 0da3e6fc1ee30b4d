/** Schemes that run code or open something other than a page; apps like whatsapp: may be opened. */
const UNSAFE_SCHEMES = /^(?:javascript|vbscript|data|blob|file(?:system)?|about|view-source):/i;
/** Browsers skip blanks and control characters in a scheme; marks that nobody sees go as well. */
const SKIPPED = /[\s\p{Cc}\p{Cf}]/gu;

/**
 * Whether an address may be opened or loaded. Every address that an owner enters or a server sends
 * is asked here, in the editor, on the server and in the visitor's browser; `java\nscript:` is no
 * less a script than `javascript:`. An empty address is safe: it leads nowhere.
 */
export function isSafeAddress(address: string): boolean {
  return !UNSAFE_SCHEMES.test(address.replace(SKIPPED, ''));
}

/** The same for pictures and players, where a picture may also be written out as data. */
export function isSafePicture(address: string): boolean {
  return /^data:image\//i.test(address.replace(SKIPPED, '')) || isSafeAddress(address);
}
