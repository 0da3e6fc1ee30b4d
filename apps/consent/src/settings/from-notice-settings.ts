import { type PageLinks, pageLinksIn } from './page-links.ts';
import { entriesOf, isOn, type RawSettings, text } from './raw-values.ts';

/** The settings that the notices over blocked content need. */
export interface NoticeSettings {
  readonly isPerService: boolean;
  readonly categoryWords: ReadonlyMap<string, string>;
  /** The names of services for visitors, by service id. */
  readonly serviceNames: ReadonlyMap<string, string>;
  readonly placeholderText: string;
  readonly placeholderLabel: string;
  readonly pageLinks: PageLinks;
  /** Styles of the notices; undefined if the site's style sheet contains them. */
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
