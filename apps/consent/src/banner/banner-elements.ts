import type { Settings } from '../settings/settings.ts';

/** The parts of the banner on this page; those that the page does not have are missing. */
export interface BannerElements {
  readonly container: HTMLElement | undefined;
  readonly banner: HTMLElement | undefined;
  /** The small button by which a visitor comes back to the banner. */
  readonly tab: HTMLElement | undefined;
}

export const CONTAINER = '#cmplz-cookiebanner-container';
export const TAB_CONTAINER = '#cmplz-manage-consent';
export const PANEL = '#cmplz-manage-consent-container';

/** Classes are compared, not put into a selector: they come from settings. */
export function findBannerElements(
  document: Document,
  { bannerId, consentType }: Settings,
): BannerElements {
  const having = (selector: string, ...classes: readonly string[]): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(({ classList }) =>
      classes.every((name) => classList.contains(name)),
    );
  const container = document.querySelector<HTMLElement>(CONTAINER) ?? undefined;
  return {
    container,
    banner: having('.cmplz-cookiebanner', `banner-${bannerId}`, consentType),
    tab: having(`${TAB_CONTAINER} .cmplz-manage-consent`, `manage-consent-${bannerId}`),
  };
}
