import type { Popup } from '@beckon/contract/popup';
import type { ShownTeaser } from '@beckon/popup-core/lifecycle/popup-runner';
import type { PopupEvent } from '@beckon/popup-core/lifecycle/popup-state';
import type { PopupViewModel } from '@beckon/popup-core/lifecycle/view/popup-view-model';
import type { TeaserEvent } from '@beckon/popup-core/lifecycle/teaser-machine';
import { lifeProps } from '@beckon/popup-core/lifecycle/view/view-props';
import type { PopupViewEvent, PopupViewProps } from '@beckon/popup-view/view-contract';
import { layoutFor } from '../../page/device.ts';
import { connectPopup, type Connected } from '../../render/connect-view.ts';
import { loadPopup } from './load-popup.ts';
import type { LoadedPopup } from './loaded-popup.ts';
import type { ShippingText } from './free-shipping.ts';
import type { PopupControllerDeps } from './popup-controller-deps.ts';
import { createTeaserRendering } from './render-teaser.ts';

/**
 * The visitor's actions in a popup that count as an interaction. Typing is reported separately, and
 * closing does not count.
 */
const INTERACTIONS: readonly PopupViewEvent['name'][] = [
  'SUBMIT_ASKED',
  'STEP_COMPLETED',
  'LINK_CLICKED',
  'PLAY_ASKED',
  'COUPON_COPIED',
  'PRODUCT_CHOSEN',
];

interface RenderingCallbacks {
  /** Whether the page may be moved down for the popup. */
  readonly mayPushPage: () => boolean;
  readonly onViewEvent: (event: PopupViewEvent) => void;
  /** The visitor did something with the popup. */
  readonly onInteraction: () => void;
  readonly onTeaserEvent: (event: TeaserEvent) => void;
}

interface RenderedPopup extends RenderingCallbacks {
  readonly popup: Popup;
  readonly order: number;
  readonly countryCode: string | undefined;
}

/** Renders one popup and its tab into the page. */
export interface Rendering {
  /** Loads everything that the popup is drawn with. Resolves with the event that reports the result. */
  load(): Promise<PopupEvent>;
  show(viewModel: PopupViewModel): void;
  /**
   * Whether the popup is prerendered. Then the code that responds to the visitor loads at their
   * first action.
   */
  isPrerendered(): boolean;
  /** Moves the focus into the popup. */
  focus(): void;
  remove(): void;
  readonly showTeaser: (teaser: ShownTeaser) => void;
}

export function createRendering(deps: PopupControllerDeps, rendered: RenderedPopup): Rendering {
  const { pushPage, scrollLock, slotFor } = deps;
  const { popup } = rendered;
  let loaded: LoadedPopup | undefined;
  let drawn: Connected<PopupViewProps> | undefined;
  let shipping: ShippingText | undefined;
  let redraw: (() => void) | undefined;
  const onEvent = guardedEvents(deps, rendered);
  return {
    async load() {
      const result = await loadPopup(deps, popup);
      if (!result.ok) return { name: 'LOAD_FAILED', ...result.error };
      loaded = result.value;
      const { template, timerEndsAtMs } = loaded;
      if (template.includes('{{free_shipping_')) {
        const { followFreeShipping } = await import('./free-shipping.ts');
        shipping ??= await followFreeShipping(deps, loaded, () => redraw?.());
        const failure = shipping.failure();
        if (failure) return failure;
      }
      return { name: 'LOADED', ...(timerEndsAtMs !== undefined && { timerEndsAtMs }) };
    },
    show(viewModel) {
      const slot = slotFor(popup);
      // A page may take a place away before its popup is drawn. Then nobody sees the popup.
      if (loaded === undefined || slot === null) return;
      const drawing = { ...rendered, ...loaded, shipping, onEvent };
      redraw = () => drawn?.show(propsOf(deps, drawing, viewModel), viewModel.phase);
      const place = {
        ...placeOf(deps, slot, onEvent),
        onInput: deps.guard(rendered.onInteraction),
      };
      drawn ??= connectPopup(loaded.mount, popup, place, scrollLock);
      redraw();
    },
    remove() {
      drawn?.remove();
      drawn = undefined;
      shipping?.stop();
      shipping = undefined;
      pushPage(popup, 0, 0);
    },
    focus: () => drawn?.focus(),
    isPrerendered: () => loaded?.isPrerendered === true,
    showTeaser: createTeaserRendering(deps, rendered),
  };
}

/**
 * The page may remove a slot and add it again; it is then filled again. Any other popup that the
 * page removes has ended.
 */
function placeOf(
  { window: { document } }: PopupControllerDeps,
  slot: Element | undefined,
  onEvent: (event: PopupViewEvent) => void,
): Parameters<typeof connectPopup>[2] {
  return slot === undefined
    ? { document, onThrownAway: () => onEvent({ name: 'THROWN_AWAY' }) }
    : { document, slot };
}

/** Events of the view come from listeners and timers in the page, so their errors must be caught. */
function guardedEvents(
  deps: PopupControllerDeps,
  { popup, mayPushPage, onViewEvent, onInteraction }: RenderedPopup,
): (event: PopupViewEvent) => void {
  const { guard, pushPage, respond } = deps;
  return guard((event: PopupViewEvent) => {
    if (INTERACTIONS.includes(event.name)) onInteraction();
    if (event.name === 'PUSH_PAGE') pushPage(popup, event.heightPx, event.overMs, mayPushPage());
    else if (event.name === 'PRODUCT_CHOSEN')
      respond.use((responses) => responses.followProductChoice(popup, event));
    else onViewEvent(event);
  });
}

interface Drawn extends RenderedPopup, LoadedPopup {
  readonly shipping: ShippingText | undefined;
  readonly onEvent: (event: PopupViewEvent) => void;
}

/** Computes all props of the view. */
function propsOf(
  { window, pageUrl, clock, pageParameters, isPreview, viewPorts }: PopupControllerDeps,
  { popup, template, tools, shipping, order, countryCode, onEvent }: Drawn,
  viewModel: PopupViewModel,
): PopupViewProps {
  return {
    ...lifeProps(popup, viewModel),
    template,
    pageParameters,
    isPreview,
    order,
    onEvent,
    ports: viewPorts,
    layout: popup.type === 'mobile' ? 'mobile' : layoutFor(window),
    pageUrl: pageUrl(),
    ...(countryCode === undefined ? {} : { countryCode }),
    ...(tools && {
      tags: tagsOf(tools, popup, { shipping, prize: viewModel.prize, nowMs: clock.now() }),
    }),
  };
}

interface TagSources extends Pick<Drawn, 'shipping'>, Pick<PopupViewModel, 'prize'> {
  readonly nowMs: number;
}

/**
 * In popups of the free plan, only the prize is filled in.
 * docs/behaviour/popup-parts.md#placeholders.
 */
function tagsOf(
  tools: NonNullable<LoadedPopup['tools']>,
  { language, isFreePlan }: Popup,
  { shipping, prize, nowMs }: TagSources,
): NonNullable<PopupViewProps['tags']> {
  if (isFreePlan) return tools.prizeTags(prize);
  return new Map([
    ...tools.buildTags({ language, nowMs, ...(prize === undefined ? {} : { prize }) }),
    ...(shipping?.tags(tools, language) ?? []),
  ]);
}
