const UNSAFE = /^(?:javascript|data|vbscript|blob|file):/i;
const READY = /^(?:https?:|tel:|sms:|mailto:|\/|#|\?)/i;
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
// Browsers skip these inside an address, so `java\nscript:` would run.
const SKIPPED_BY_BROWSERS = /[\u0000-\u0020\u007f\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g;

/**
 * The address that a link of a popup leads to, or undefined when it must not be followed.
 * `{conversion_url}` becomes the page's address and `{path_url}` its path; without a scheme `//` is
 * put in front; tel:, sms: and mailto: stay. Display spec §2.
 */
export function linkAddress(raw: string, pageUrl: string | undefined): string | undefined {
  const filled = pageUrl === undefined ? raw : fillPageAddress(raw, pageUrl);
  const address = filled.trim();
  const bare = address.replace(SKIPPED_BY_BROWSERS, '');
  if (bare === '' || UNSAFE.test(bare)) return undefined;
  if (READY.test(bare)) return address;
  // Other schemes (whatsapp:, fb-messenger: …) open apps; `shop.test:8080` is a host with a port, not a scheme.
  return ANY_SCHEME.test(bare) ? address : `//${address}`;
}

/** True for an address that a picture or a player may load. */
export function isSafeMediaAddress(raw: string, allowsImageData: boolean): boolean {
  const bare = raw.replace(SKIPPED_BY_BROWSERS, '');
  if (/^data:/i.test(bare)) return allowsImageData && /^data:image\//i.test(bare);
  return !UNSAFE.test(bare);
}

function fillPageAddress(raw: string, pageUrl: string): string {
  if (!raw.includes('{')) return raw;
  const path = URL.canParse(pageUrl) ? new URL(pageUrl).pathname : '';
  return raw
    .replaceAll('{conversion_url}', () =>
      raw.trim() === '{conversion_url}' ? pageUrl : encodeURIComponent(pageUrl),
    )
    .replaceAll('{path_url}', () => (/[?&]/.test(raw) ? encodeURIComponent(path) : path));
}
