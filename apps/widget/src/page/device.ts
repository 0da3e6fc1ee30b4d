const SYSTEMS = [
  ['iPhone|iPad|iPod', 'iOS'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'Chrome OS'],
  ['Mac OS X|Macintosh', 'macOS'],
  ['Linux', 'Linux'],
] as const;
const PHONE = /Mobi|Android|iPhone|iPad|iPod/i;
/** Narrower windows get the mobile layout, whatever the device. */
const MOBILE_LAYOUT_BELOW_PX = 600;

export function isMobileDevice(userAgent: string): boolean {
  return PHONE.test(userAgent);
}

/** The operating system's plain name, for reports; empty when unknown. */
export function operatingSystem(userAgent: string): string {
  return SYSTEMS.find(([pattern]) => new RegExp(pattern).test(userAgent))?.[1] ?? '';
}

export function layoutFor(window: Pick<Window, 'innerWidth' | 'navigator'>): 'desktop' | 'mobile' {
  return window.innerWidth < MOBILE_LAYOUT_BELOW_PX ||
    (isMobileDevice(window.navigator.userAgent) && window.innerWidth < 2 * MOBILE_LAYOUT_BELOW_PX)
    ? 'mobile'
    : 'desktop';
}
