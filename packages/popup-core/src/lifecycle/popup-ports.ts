import type { DrawnPrize, DrawTrouble } from '@beckon/contract/popup';
import type { CloseTrigger, Screen, TriggerName } from '@beckon/contract/values';
import type { FilledForm } from '@beckon/popup-view/view-contract';
import type { Clock } from '@beckon/host-page/clock';
import type { Result } from '@beckon/host-page/result';
import type { ConversionAsk, CopiedCoupon, Destination } from './popup-state.ts';

/** What is to be seen of an open popup; the view draws it. */
export interface PopupLook {
  readonly phase: 'open' | 'closing';
  readonly screen: Screen;
  readonly submit: 'idle' | 'sending' | 'sent';
  readonly closeReadyInSeconds: number;
  /** A conversion has ended the content lock. */
  readonly isUnlocked: boolean;
  readonly timerLeftMs: number | undefined;
  readonly prize: DrawnPrize | undefined;
  readonly drawTrouble: DrawTrouble | undefined;
}

/** Why a popup cannot be shown now. */
export interface LoadFailure {
  readonly why: string;
  /** A file did not come: asked for again, it may. */
  readonly mayRetry: boolean;
}

/**
 * The world as one popup may use it; `start` hands it in. What rejects all the same is reported and
 * counts as failed.
 */
export interface PopupPorts {
  readonly clock: Clock;
  /** Whether the filters let it open now for that reason. */
  readonly mayShow: (by: TriggerName) => boolean;
  readonly disarm: () => void;
  readonly askForSlot: (firedBy: TriggerName, granted: () => void) => void;
  readonly releaseSlot: () => void;
  /** Template and view part, together. */
  readonly load: () => Promise<Result<{ readonly timerEndsAtMs?: number }, LoadFailure>>;
  /** Draws, or with undefined removes. */
  readonly show: (look: PopupLook | undefined) => void;
  readonly showTeaser: (look: 'tab' | 'behind-popup' | undefined) => void;
  readonly reportView: (firedBy: TriggerName) => void;
  readonly reportClose: (by: CloseTrigger) => void;
  /** Every closing, reported or not. */
  readonly noteClosed: (by: CloseTrigger) => void;
  /** Whether it was delivered now; else it is kept and goes out later. */
  readonly sendConversion: (
    ask: ConversionAsk,
    facts: { readonly firedBy: TriggerName; readonly prizeId: string | undefined },
  ) => Promise<boolean>;
  /** What a visitor has filled in so far; nothing comes back. */
  readonly sendStep: (form: FilledForm, firedBy: TriggerName) => void;
  /** The prize of a game, or the visitor's own coupon code; asked again it is the same one. */
  readonly drawPrize: () => Promise<Result<DrawnPrize, DrawTrouble>>;
  readonly announceCoupon: (coupon: CopiedCoupon) => void;
  readonly goTo: (to: Destination) => void;
  readonly chain: (popupId: string) => void;
  readonly log: (line: string) => void;
  /** Told of a promise that failed. */
  readonly report: (error: unknown) => void;
  /** The state's name, for `data-state` and the trace. */
  readonly noteState: (name: string) => void;
}
