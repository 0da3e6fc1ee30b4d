import type { DrawnPrize, DrawError, Popup } from '@beckon/contract/popup';
import type { Result } from '@beckon/host-page/result';
import type { Reactions } from '@beckon/popup-core/lifecycle/reactions/reactions';
import type { SendPopupEvent } from '@beckon/popup-core/lifecycle/effect-handlers';
import type { PopupEffect, RequestedConversion } from '@beckon/popup-core/lifecycle/popup-state';
import type { PopupViewEvent } from '@beckon/popup-view/view-contract';
import type { conversionRequest } from '../../calls/conversion-call.ts';
import type { SiteOptions } from '../../popup/display-answer.ts';

/** Effects that occur only after a visitor has acted. */
export type VisitorEffect = Extract<
  PopupEffect,
  {
    readonly name: 'send-step' | 'draw-coupon' | 'announce-coupon' | 'go-to-address' | 'fill-cart';
  }
>;

/** The result of a draw. `no-ticket`: the server does not know the view that the draw needs. */
export type Draw = Result<DrawnPrize, DrawError | 'no-ticket'>;

/** The views of one popup on this page. */
export interface PopupViews {
  /** The id that the server gave the last view. Waits for the first view. */
  readonly viewId: () => Promise<string | undefined>;
  /** A key per opening. The steps of the opening's form and their submission are one lead. */
  readonly formKey: () => string;
  /** Called when a form that stays in the page is sent again, because that is another lead. */
  renewFormKey(): void;
  /** Draws the prize of a game, or the visitor's own coupon code. A second call gets the same one. */
  drawPrize(): Promise<Result<DrawnPrize, DrawError>>;
}

/** A popup in which the visitor may act. */
export interface AnsweringPopup {
  readonly popup: Popup;
  readonly site: SiteOptions;
  readonly views: PopupViews;
}

/** A conversion that is stored and not sent yet. */
export interface KeptConversion {
  readonly ask: RequestedConversion;
  /** Created when the visitor acted, so that a conversion that is sent late stays the same one. */
  readonly idempotencyKey: string;
  /** The view in which the visitor acted. */
  readonly viewId: Promise<string | undefined>;
  /** Creates its current call. The stored call is then replaced by it. */
  readonly prepare: (viewId?: string) => ReturnType<typeof conversionRequest>;
}

/**
 * Responds to the visitor of a popup. Its file is loaded when a popup is drawn.
 * docs/decisions/0048.
 */
export interface Responses {
  /** What follows inside the popup. */
  readonly reactions: Reactions;
  /** Carries out one effect of a visitor's action. */
  answer(run: AnsweringPopup, effect: VisitorEffect, send: SendPopupEvent): void;
  /** Sends a stored conversion, and reports the result to the popup. */
  sendKept(run: AnsweringPopup, kept: KeptConversion, send: SendPopupEvent): void;
  /** Draws this visitor's prize. docs/behaviour/games.md#drawing. */
  draw(popup: Popup, viewId: string | undefined): Promise<Draw>;
  /** Reports to the page which product was chosen. */
  followProductChoice(
    popup: Popup,
    product: Extract<PopupViewEvent, { readonly name: 'PRODUCT_CHOSEN' }>,
  ): void;
  /** Reports to the server that the visitor did something in this view. */
  reportInteraction(popup: Popup, viewId: string | undefined): void;
  /** The domains of free mail; undefined if the list cannot be loaded. */
  loadFreeMail(): Promise<ReadonlySet<string> | undefined>;
}
