import { type PageLinks, pageLinksIn } from './page-links.ts';
import { entriesOf, isOn, type RawSettings, text } from './raw-values.ts';

/** What the notices over blocked content need of the settings. */
export interface NoticeSettings {
  readonly isPerService: boolean;
  readonly categoryWords: ReadonlyMap<string, string>;
  /** Names of services by their id, as people know them. */
  readonly serviceNames: ReadonlyMap<string, string>;
  readonly placeholderText: string;
  readonly placeholderLabel: string;
  readonly pageLinks: PageLinks;
  /** Styles of the notices; undefined: in the site's style sheet. */
  readonly pageStyles: string | undefined;
}

export function fromNoticeSettings(raw: RawSettings): NoticeSettings {
  return {
    isPerService: isOn(raw['clean_cookies']),
    categoryWords: new Map(entriesOf(raw['categories']).map(([name, word]) => [name, text(word)])),
    serviceNames: new Map(entriesOf(raw['beckon_names']).map(([id, name]) => [id, text(name)])),
    placeholderText: text(raw['placeholdertext']),
    placeholderLabel: text(raw['aria_label']),
    pageLinks: pageLinksIn(raw),
    pageStyles: text(raw['beckon_page_css']) || undefined,
  };
}
