import { type PageLinks, pageLinksIn } from './page-links.ts';
import { isOn, number, type RawSettings, text } from './raw-values.ts';

/** The settings that the banner's part needs. */
export interface BannerSettings {
  readonly hasSoftWall: boolean;
  /** Time in ms after which the banner closes by itself; 0 if it does not. */
  readonly dismissAfterMs: number;
  readonly dismissesOnScroll: boolean;
  /** The address of the banner's html, for pages that do not contain a banner. */
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
