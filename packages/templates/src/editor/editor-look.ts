import type { OwnLook } from '@beckon/contract/settings';
import type { Layout } from '@beckon/contract/values';

/** How the canvas draws a popup. Missing values get their defaults. */
export interface EditorLook {
  readonly theme?: string;
  /** The owner's colours and fonts, which override the theme's. */
  readonly look?: OwnLook | undefined;
  readonly layout?: Layout;
  /** The least height of the popup in px. Without it, each screen is as high as its content. */
  readonly height?: number | undefined;
  /** The site has switched web fonts off. */
  readonly deviceFontsOnly?: boolean | undefined;
}
