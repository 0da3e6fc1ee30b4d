import type { DrawnPrize, DrawError, Popup } from '@beckon/contract/popup';
import type { Result } from '@beckon/host-page/result';
import type { AnswerRules } from '@beckon/popup-core/lifecycle/answer-rules';
import type { SendPopupEvent } from '@beckon/popup-core/lifecycle/effect-handlers';
import type { PopupEffect, RequestedConversion } from '@beckon/popup-core/lifecycle/popup-state';
import type { PopupViewEvent } from '@beckon/popup-view/view-contract';
import type { conversionRequest } from '../../calls/conversion-call.ts';
import type { SiteOptions } from '../../popup/display-answer.ts';

/** What a popup does only once its visitor has acted. */
export type VisitorEffect = Extract<
  PopupEffect,
  {
    readonly name: 'send-step' | 'draw-coupon' | 'announce-coupon' | 'go-to-address' | 'fill-cart';
  }
>;

/** What came of a draw; `no-ticket`: the server does not know the view that was to pay for it. */
export type Draw = Result<DrawnPrize, DrawError | 'no-ticket'>;

/** The openings of one popup. */
export interface Openings {
  /** The id that the server gave the last one; waits for the first one. */
  readonly viewId: () => Promise<string | undefined>;
  /** One for an opening: the steps of its form and their submission are one lead. */
  readonly formKey: () => string;
  /** Sent again, a form that stays in the page is another lead. */
  renewFormKey(): void;
  /** The prize of a game, or the visitor's own coupon code; asked again it is the same one. */
  drawPrize(): Promise<Result<DrawnPrize, DrawError>>;
}

/** A popup whose visitor may act. */
export interface AnsweringPopup {
  readonly popup: Popup;
  readonly site: SiteOptions;
  readonly views: Openings;
}

/** A conversion that has been kept, and is to be sent. */
export interface KeptConversion {
  readonly ask: RequestedConversion;
  /** Taken when the visitor acted: sent late, it is still the same conversion. */
  readonly idempotencyKey: string;
  /** Of the opening in which the visitor acted. */
  readonly viewId: Promise<string | undefined>;
  /** Its call as it stands now; what is kept then is the same. */
  readonly prepare: (viewId?: string) => ReturnType<typeof conversionRequest>;
}

/** What answers the visitor of a popup; its file comes once one is drawn. docs/decisions/0048. */
export interface Responses {
  /** What follows in the popup itself. */
  readonly rules: AnswerRules;
  /** Carries out what follows from a visitor's act. */
  answer(run: AnsweringPopup, effect: VisitorEffect, send: SendPopupEvent): void;
  /** Sends it, and tells the popup what came of that. */
  convert(run: AnsweringPopup, kept: KeptConversion, send: SendPopupEvent): void;
  /** What this visitor gets. docs/behaviour/games.md#drawing. */
  draw(popup: Popup, viewId: string | undefined): Promise<Draw>;
  /** Makes room in the lower corners for a bar. */
  /** Tells the page which product was chosen. */
  followProductChoice(
    popup: Popup,
    product: Extract<PopupViewEvent, { readonly name: 'PRODUCT_CHOSEN' }>,
  ): void;
  /** Tells the server that the visitor did something in this view. */
  reportInteraction(popup: Popup, viewId: string | undefined): void;
  /** The domains of free mail; undefined when the list cannot be had. */
  loadFreeMail(): Promise<ReadonlySet<string> | undefined>;
}
