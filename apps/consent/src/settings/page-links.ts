import { entriesOf, type RawSettings, text, valueIn } from './raw-values.ts';

/** A document that the banner and the notices link to. */
export interface PageLink {
  /** The kind of document, which is also a class of the links to it. */
  readonly kind: string;
  readonly title: string;
  readonly url: string;
}

export type PageLinks = readonly PageLink[];

/** The documents of the visitor's region. */
export function pageLinksIn(raw: RawSettings): PageLinks {
  const region = text(raw['region'], 'eu');
  return entriesOf(valueIn(raw['page_links'], region)).map(([kind, link]) => ({
    kind,
    title: text(valueIn(link, 'title')),
    url: text(valueIn(link, 'url')),
  }));
}
