import type { Popup } from '@beckon/contract/popup';
import type { Result } from '@beckon/host-page/result';
import type { PopupEvent } from '@beckon/popup-core/lifecycle/popup-state';
import type { CopyTools } from '@beckon/popup-view/view';
import type { PopupViewProps } from '@beckon/popup-view/view-contract';
import type { Mount } from '../../render/connect-view.ts';
import type { PageAccess } from '../environment.ts';
import type { keepConversion } from './keep-conversion.ts';

/**
 * Draws popups that are not prerendered, or that a visitor uses. It also stores what a visitor
 * sends.
 */
export interface View extends Pick<typeof import('@beckon/popup-view/view'), 'viewPart'> {
  makeReady(
    page: PageAccess,
    popup: Popup,
    template: string,
  ): Promise<Result<LoadedPopup, LoadFailure>>;
  readonly keepConversion: typeof keepConversion;
}

/** Why a popup cannot be shown now, and whether it may be shown later. */
export type LoadFailure = Omit<Extract<PopupEvent, { readonly name: 'LOAD_FAILED' }>, 'name'>;

/** Everything that a popup is drawn with. */
export interface LoadedPopup {
  readonly mount: Mount<PopupViewProps>;
  /** The template's html; empty if the popup is prerendered and has no placeholders. */
  readonly template: string;
  readonly isPrerendered?: true;
  readonly tools: CopyTools | undefined;
  readonly timerEndsAtMs?: number;
}
