import type { OwnLook } from '@beckon/contract/settings';
import type { Layout } from '@beckon/contract/values';

/** How the canvas looks while a popup is edited; what is missing has its first choice. */
export interface EditorLook {
  readonly theme?: string;
  /** The owner's own colours and letters over the theme. */
  readonly look?: OwnLook | undefined;
  readonly layout?: Layout;
  /** The site has switched web fonts off. */
  readonly deviceFontsOnly?: boolean | undefined;
}
