import type { PopupType } from '@beckon/contract/values';

/** Around the designs of the gallery, which are shown with words of their own language. */
interface GalleryWords {
  readonly kind: string;
  readonly kinds: Readonly<Record<PopupType, string>>;
  readonly everyKind: string;
  readonly purpose: string;
  readonly anyPurpose: string;
  readonly search: string;
  readonly searchHint: string;
  readonly designs: string;
  readonly count: (designs: number) => string;
  readonly showAll: string;
  readonly use: string;
  readonly previous: string;
  readonly next: string;
  readonly closePreview: string;
}

/** The dashboard's words in the language of what an owner makes; its own are English. */
export interface DashboardMessages {
  readonly gallery: GalleryWords;
  /** Titles of the links in a cookie banner's preview. */
  readonly policyLinks: Readonly<
    Record<'cookie-statement' | 'privacy-statement' | 'impressum', string>
  >;
  /** The name, in the list of services, of cookies that the site itself sets. */
  readonly ownWebsite: string;
  /** On the tab of a popup that never had one. */
  readonly teaserLabel: string;
}
