import type { CopyTools } from '@beckon/popup-view/view';
import type { PopupViewProps } from '@beckon/popup-view/view-contract';
import type { Mount } from '../../render/connect-view.ts';

/** What draws popups that are not prerendered, or that are used. */
export type View = Pick<typeof import('@beckon/popup-view/view'), 'loadCopyTools' | 'viewPart'>;

/** Everything that a popup is drawn with. */
export interface LoadedPopup {
  readonly mount: Mount<PopupViewProps>;
  /** The template's html; empty if the popup is prerendered and has no placeholders. */
  readonly template: string;
  readonly isPrerendered?: true;
  readonly tools: CopyTools | undefined;
  readonly timerEndsAtMs?: number;
}
