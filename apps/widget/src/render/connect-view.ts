import { isModal, type Popup } from '@beckon/contract/popup';
import type { Mounted, PopupViewProps, TeaserViewProps } from '@beckon/popup-view/view-contract';
import type { HostElement } from '@beckon/host-page/page/host-element';
import type { ScrollLock } from '@beckon/host-page/page/scroll-lock';
import { createPopupHost } from './popup-host.ts';

/** Draws into an empty shadow root in the page. */
export type Mount<Props> = (shadow: ShadowRoot, props: Props) => Mounted<Props>;

/** Something drawn in the page. It can be shown again with other props until it is removed. */
export interface Connected<Props> {
  show(props: Props, state: string): void;
  /** Moves the focus into it, unless it is there already. */
  focus(): void;
  remove(): void;
}

interface Place {
  readonly document: Document;
  readonly slot?: Element;
  readonly onThrownAway?: () => void;
  /** The visitor typed or chose something. */
  readonly onInput?: () => void;
}

/**
 * Some pages use letters as shortcuts, or block clicks and copying outside of fields, and their
 * dialogs take the focus back. They look at the event's target. Outside of a shadow root the target
 * is the host, which is not a field.
 */
const USES_OF_FIELDS =
  'keydown keypress keyup mousedown selectstart contextmenu copy cut paste focusin'.split(' ');

/** Escape is not stopped, because a listener in the page handles it. */
function keepFromPage(event: Event): void {
  if (Reflect.get(event, 'key') !== 'Escape') event.stopPropagation();
}

/** Draws one popup into its own host. While a modal popup is open, the page cannot scroll. */
export function connectPopup(
  mount: Mount<PopupViewProps>,
  popup: Popup,
  place: Place,
  scrollLock: ScrollLock,
): Connected<PopupViewProps> {
  let release: (() => void) | undefined;
  const connected = connect<PopupViewProps>(
    { ...place, popupId: popup.id, kind: 'popup' },
    (shadow, props) => {
      if (place.onInput) shadow.addEventListener('input', place.onInput);
      for (const type of USES_OF_FIELDS) shadow.addEventListener(type, keepFromPage);
      return mount(shadow, props);
    },
  );
  return {
    ...connected,
    show(props, state) {
      if (isModal(popup)) release ??= scrollLock.acquire();
      connected.show(props, state);
    },
    remove() {
      connected.remove();
      release?.();
      release = undefined;
    },
  };
}

/** Draws the tab of a popup. */
export function connectTeaser(
  mount: Mount<TeaserViewProps>,
  popup: Popup,
  document: Document,
): Connected<TeaserViewProps> {
  return connect<TeaserViewProps>({ document, popupId: popup.id, kind: 'teaser' }, mount);
}

type HostOptions = Parameters<typeof createPopupHost>[0];

function connect<Props>(options: HostOptions, mount: Mount<Props>): Connected<Props> {
  let drawn: { readonly host: HostElement; readonly mounted: Mounted<Props> } | undefined;
  return {
    show(props, state) {
      if (drawn === undefined) {
        const host = createPopupHost(options);
        host.setState(state);
        drawn = { host, mounted: mount(host.shadow, props) };
        return;
      }
      drawn.host.setState(state);
      drawn.mounted.update(props);
    },
    focus() {
      const shadow = drawn?.host.shadow;
      if (!shadow?.activeElement)
        shadow?.querySelector<HTMLElement>('.bkv-card')?.focus({ preventScroll: true });
    },
    remove() {
      drawn?.mounted.unmount();
      drawn?.host.remove();
      drawn = undefined;
    },
  };
}
