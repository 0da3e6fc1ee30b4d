import type { CartLineSettings } from '@beckon/contract/settings';
import type { DrawnPrize, DrawError } from '@beckon/contract/popup';
import type { FilledForm } from '@beckon/popup-view/view-contract';
import type { CloseTrigger, Screen, TriggerName } from '@beckon/contract/values';
import type { Result } from '@beckon/host-page/result';

/** An action of the visitor that counts as a conversion. */
export type RequestedConversion =
  | SubmittedForm
  | { readonly by: 'link'; readonly link: ClickedLink }
  | { readonly by: 'coupon'; readonly code: string; readonly buttonText: string };

export interface SubmittedForm {
  readonly by: 'form';
  readonly form: FilledForm;
  readonly buttonText: string;
}

export interface ClickedLink {
  readonly href: string;
  readonly newTab: boolean;
  /** The browser itself has opened the address elsewhere. */
  readonly isOpened?: boolean;
  readonly buttonText: string;
  readonly isConversion: boolean;
  readonly closes: boolean;
  /** The coupon code that the link takes to the shop. */
  readonly coupon?: string;
}

export interface OpenState {
  readonly name: 'open';
  readonly firedBy: TriggerName;
  readonly screen: Screen;
  readonly submit: 'idle' | 'sending' | 'sent';
  /** The view has drawn the popup, and a view was counted. */
  readonly isDrawn?: true;
  /** The conversion that is being sent or was sent. */
  readonly asked?: RequestedConversion;
  /** The conversion could not be delivered now. It is stored and sent later. */
  readonly sendFailed?: true;
  /** Address the visitor has been sent to. */
  readonly wentTo?: string;
  /** The last conversion has led to an address or a popup. A form in the page stays after that. */
  readonly hasLed?: true;
  readonly copiedCoupon?: string;
  /** The visitor has converted, or the game is over or failed: a content lock has ended. */
  readonly isUnlocked?: true;
  /** The visitor has begun to play. */
  readonly hasPlayed?: true;
  /** A game's prize, or the coupon code of this visitor. */
  readonly prize?: DrawnPrize;
  /** The state of the request for the visitor's coupon code. */
  readonly claim?: 'asked' | 'given' | DrawError;
  /** Time at which the popup's timer ends, in ms since 1970. */
  readonly timerEndsAtMs?: number;
  /** Time of the last tick of that timer, in ms since 1970. */
  readonly tickedAtMs?: number;
}

/** The popup's life. docs/popup-lifecycle.md. */
export type PopupState =
  | { readonly name: 'armed' }
  | {
      readonly name: 'waiting';
      readonly firedBy: TriggerName;
      /** As in `closed`: set if the visitor asked for the popup while it was closing. */
      readonly converted?: boolean;
    }
  | { readonly name: 'loading'; readonly firedBy: TriggerName }
  | OpenState
  | {
      readonly name: 'closing';
      readonly by: CloseTrigger;
      readonly converted: boolean;
      readonly last: OpenState;
    }
  | { readonly name: 'closed'; readonly converted: boolean }
  | { readonly name: 'failed'; readonly why: string; readonly mayRetry: boolean }
  | { readonly name: 'gone' };

/** A code that the visitor copied, and the button that was pressed for it. */
export interface CopiedCoupon {
  readonly code: string;
  readonly buttonText: string;
  /** The label of the prize that the code belongs to. */
  readonly prizeLabel?: string;
}

/** Events of a popup's life. */
export type PopupEvent =
  | { readonly name: 'TRIGGER_FIRED'; readonly by: TriggerName; readonly mayShow: boolean }
  | { readonly name: 'SLOT_GRANTED'; readonly mayShow: boolean }
  | { readonly name: 'LOADED'; readonly timerEndsAtMs?: number }
  | { readonly name: 'DRAWN' }
  | { readonly name: 'LOAD_FAILED'; readonly why: string; readonly mayRetry: boolean }
  | { readonly name: 'SUBMITTED'; readonly ask: SubmittedForm }
  | { readonly name: 'LINK_CLICKED'; readonly link: ClickedLink }
  | { readonly name: 'COUPON_COPIED'; readonly code: string; readonly buttonText: string }
  | { readonly name: 'COUPON_WANTED' }
  | { readonly name: 'COUPON_DRAWN'; readonly draw: Result<DrawnPrize, DrawError> }
  | { readonly name: 'STEP_COMPLETED'; readonly form: FilledForm; readonly lacksConsent: boolean }
  | {
      readonly name: 'CONVERSION_ENDED';
      readonly by: RequestedConversion['by'];
      readonly ok: boolean;
    }
  | { readonly name: 'PLAY_ASKED' | 'PLAY_ENDED' }
  | { readonly name: 'PRIZE_DRAWN'; readonly prize: DrawnPrize }
  /** No prize could be drawn. */
  | { readonly name: 'UNLOCKED' }
  | { readonly name: 'RESULT_TIME_ENDED' }
  | { readonly name: 'THANKS_ENDED' }
  | { readonly name: 'TIMER_TICKED'; readonly nowMs: number }
  | { readonly name: 'CLOSE_ASKED'; readonly by: CloseTrigger }
  | { readonly name: 'EXIT_ENDED' }
  | { readonly name: 'TEASER_CLICKED'; readonly mayShow: boolean }
  | { readonly name: 'PAGE_CHANGED' };

/** Where a visitor is sent: an address as its owner wrote it, and the answers to add to its query. */
export interface RedirectTarget {
  readonly address: string;
  readonly newTab: boolean;
  /** The origin decides how an address without a scheme is completed. */
  readonly origin: 'submit' | 'link' | 'prize';
  readonly formData?: FilledForm;
}

/** An effect that the program must carry out: the popup controller on a site, or the preview. */
export type PopupEffect =
  | { readonly name: 'disarm' }
  | { readonly name: 'ask-for-slot'; readonly firedBy: TriggerName }
  | { readonly name: 'release-slot' }
  /** Loads the template and the view. */
  | { readonly name: 'load' }
  | { readonly name: 'report-view'; readonly firedBy: TriggerName }
  | {
      readonly name: 'send-conversion';
      readonly ask: RequestedConversion;
      readonly firedBy: TriggerName;
      /** The id of the prize that the visitor has won so far. */
      readonly prizeId: string | undefined;
    }
  | { readonly name: 'send-step'; readonly form: FilledForm; readonly firedBy: TriggerName }
  /** Comes with every closing, reported or not. */
  | { readonly name: 'remember-close'; readonly by: CloseTrigger }
  | { readonly name: 'report-close'; readonly by: CloseTrigger }
  | { readonly name: 'announce-coupon'; readonly coupon: CopiedCoupon }
  /** Requests the visitor's own code. A second request gets the same code. */
  | { readonly name: 'draw-coupon' }
  | { readonly name: 'go-to-address'; readonly to: RedirectTarget }
  /** Puts each line into the shop's cart. Then opens the cart if a line says so. */
  | { readonly name: 'fill-cart'; readonly lines: readonly CartLineSettings[] }
  | { readonly name: 'chain'; readonly popupId: string }
  | { readonly name: 'remove' }
  | { readonly name: 'log'; readonly line: string };
