import type { DrawnPrize, DrawError, Popup } from '@beckon/contract/popup';
import type { Result } from '@beckon/host-page/result';
import type { Reactions } from '@beckon/popup-core/lifecycle/reactions';
import type { SendPopupEvent } from '@beckon/popup-core/lifecycle/effect-handlers';
import type { PopupEffect, RequestedConversion } from '@beckon/popup-core/lifecycle/popup-state';
import type { PopupViewEvent } from '@beckon/popup-view/view-contract';
import type { conversionRequest } from '../../calls/conversion-call.ts';
import type { SiteOptions } from '../../popup/display-answer.ts';

/** What a popup does only after its visitor has acted. */
export type VisitorEffect = Extract<
  PopupEffect,
  {
    readonly name: 'send-step' | 'draw-coupon' | 'announce-coupon' | 'go-to-address' | 'fill-cart';
  }
>;

/** The result of a draw; `no-ticket`: the server does not know the view that the draw needs. */
export type Draw = Result<DrawnPrize, DrawError | 'no-ticket'>;

/** The views of one popup on this page. */
export interface PopupViews {
  /** The id that the server gave the last one; waits for the first one. */
  readonly viewId: () => Promise<string | undefined>;
  /** One for an opening: the steps of its form and their submission are one lead. */
  readonly formKey: () => string;
  /** A form that stays in the page and is sent again is another lead. */
  renewFormKey(): void;
  /** The prize of a game, or the visitor's own coupon code; a second request gets the same one. */
  drawPrize(): Promise<Result<DrawnPrize, DrawError>>;
}

/** A popup whose visitor may act. */
export interface AnsweringPopup {
  readonly popup: Popup;
  readonly site: SiteOptions;
  readonly views: PopupViews;
}

/** A conversion that is kept and not sent yet. */
export interface KeptConversion {
  readonly ask: RequestedConversion;
  /** Made when the visitor acted: sent late, it is still the same conversion. */
  readonly idempotencyKey: string;
  /** Of the opening in which the visitor acted. */
  readonly viewId: Promise<string | undefined>;
  /** Its current call; the kept one is then the same. */
  readonly prepare: (viewId?: string) => ReturnType<typeof conversionRequest>;
}

/**
 * What responds to the visitor of a popup; its file is loaded when a popup is drawn.
 * docs/decisions/0048.
 */
export interface Responses {
  /** What follows in the popup itself. */
  readonly reactions: Reactions;
  /** Carries out what follows from a visitor's act. */
  answer(run: AnsweringPopup, effect: VisitorEffect, send: SendPopupEvent): void;
  /** Sends it, and reports the result to the popup. */
  sendKept(run: AnsweringPopup, kept: KeptConversion, send: SendPopupEvent): void;
  /** What this visitor gets. docs/behaviour/games.md#drawing. */
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
