import type { Popup } from '@beckon/contract/popup';
import type { TriggerName } from '@beckon/contract/values';
import type { ScrollLock } from '@beckon/host-page/page/scroll-lock';
import type { EffectHandlers } from '@beckon/popup-core/lifecycle/effect-handlers';
import type { TeaserEvent } from '@beckon/popup-core/lifecycle/teaser-machine';
import type { DisplayQueue } from '@beckon/popup-core/queue/display-queue';
import type { ViewPorts } from '@beckon/popup-view/view-contract';
import type { PendingConversions } from '../../calls/pending-conversions.ts';
import type { watchPageCover } from '../../page/page-cover.ts';
import type { PushPage } from '../../render/page-push.ts';
import type { Attention } from '../../visitor/attention.ts';
import type { PopupMemories } from '../../visitor/popup-memories.ts';
import type { AwaitedFile } from '../await-file.ts';
import type { View } from './loaded-popup.ts';
import type { Responses } from './responses.ts';
import type { OfferedPopup, PageContext, PopupCallbacks } from '../show-file.ts';

/** Shows a popup whose markup is in the display answer. It is in the `show` file. */
export type ShowPrerendered = typeof import('@beckon/popup-view/prerendered').showPrerendered;

/** What the popups of one page view share. */
export interface PopupControllerDeps extends PageContext {
  /** Loads the code that draws popups. Undefined if that fails; it can be requested again. */
  readonly loadView: () => Promise<View | undefined>;
  /** The same code if it is loaded. It is loaded before a visitor can send anything. */
  readonly loadedView: () => View | undefined;
  readonly showPrerendered: ShowPrerendered;
  readonly memories: PopupMemories;
  readonly attention: Attention;
  readonly cover: ReturnType<typeof watchPageCover>;
  readonly queue: DisplayQueue;
  readonly pending: PendingConversions;
  readonly scrollLock: ScrollLock;
  readonly pushPage: PushPage;
  readonly viewPorts: ViewPorts;
  /** Responds to the visitor; loaded when a popup is drawn. */
  readonly respond: AwaitedFile<Responses>;
  /** Loads the owner's panel; undefined if that fails. */
  readonly loadExplain: () => Promise<typeof import('@beckon/popup-view/explain') | undefined>;
  /** The place of an embedded popup; null if the page has none. Undefined for popups of other types. */
  readonly slotFor: (popup: Popup) => Element | null | undefined;
}

/** A popup, and what its life needs. */
export interface PopupToRun
  extends Pick<OfferedPopup, 'site' | 'order' | 'countryCode'>, PopupCallbacks {
  readonly popup: Popup;
  /** The trigger as its owner set it; undefined if that is the trigger that fired. */
  readonly armedAs: () => TriggerName | undefined;
  readonly mayShow: (by: TriggerName) => boolean;
  readonly onTeaserEvent: (event: TeaserEvent) => void;
  /** Effects that this popup carries out differently. */
  readonly instead?: (handlers: EffectHandlers) => Partial<EffectHandlers>;
}
