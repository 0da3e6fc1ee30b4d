import { type PageLinks, pageLinksIn } from './page-links.ts';
import { isOn, number, type RawSettings, text } from './raw-values.ts';

/** What the banner's part needs of the settings. */
export interface BannerSettings {
  readonly hasSoftWall: boolean;
  /** Milliseconds; 0: the banner waits. */
  readonly dismissAfterMs: number;
  readonly dismissesOnScroll: boolean;
  /** The address of the banner's html, for pages that have none of their own. */
  readonly bannerUrl: string;
  readonly pageLinks: PageLinks;
}

export function fromBannerSettings(raw: RawSettings): BannerSettings {
  return {
    hasSoftWall: isOn(raw['soft_cookiewall']),
    dismissAfterMs: number(raw['dismiss_timeout'], 0),
    dismissesOnScroll: isOn(raw['dismiss_on_scroll']),
    bannerUrl: text(raw['beckon_banner_url']),
    pageLinks: pageLinksIn(raw),
  };
}
