/** An element of ours in the page, with a shadow root that the view draws in. */
export interface PopupHost {
  readonly shadow: ShadowRoot;
  /** The state's name stands on the element as `data-state`, for css and for tests. */
  setState(name: string): void;
  remove(): void;
}

interface HostOptions {
  readonly document: Document;
  readonly popupId: string;
  readonly kind: 'popup' | 'teaser';
  /** The slot of an embedded popup; others stand at the end of the body. */
  readonly slot?: Element;
  /** The host page has removed our element, as sites do that replace their whole body. */
  readonly onThrownAway?: () => void;
}

const POPUP_Z_INDEX = '2147483646'; // display §9: very high
const TEASER_Z_INDEX = '999998'; // display §9

/**
 * Inline and important, so that no rule of the host page can hide, move or restyle what stands
 * inside.
 */
const OVER_THE_PAGE = {
  all: 'initial',
  display: 'block',
  position: 'fixed',
  top: '0',
  left: '0',
  width: '0',
  height: '0',
  overflow: 'visible',
  visibility: 'visible',
  opacity: '1',
  transform: 'none',
  filter: 'none',
  contain: 'none',
  'pointer-events': 'auto',
} as const;
const IN_THE_PAGE = {
  all: 'initial',
  display: 'block',
  width: '100%',
  visibility: 'visible',
  opacity: '1',
} as const;

/**
 * Makes the host element and puts it into the page. docs/decisions: styles never leave the shadow
 * root.
 */
export function createPopupHost({
  document,
  popupId,
  kind,
  slot,
  onThrownAway,
}: HostOptions): PopupHost {
  const element = document.createElement('div');
  element.setAttribute('data-poptin-id', popupId);
  element.setAttribute('data-beckon', kind);
  const styles =
    slot === undefined
      ? { ...OVER_THE_PAGE, 'z-index': kind === 'teaser' ? TEASER_Z_INDEX : POPUP_Z_INDEX }
      : IN_THE_PAGE;
  for (const [name, value] of Object.entries(styles))
    element.style.setProperty(name, value, 'important');
  element.style.setProperty('--bk-site-font', fontOf(slot ?? document.body), 'important');
  const shadow = element.attachShadow({ mode: 'open' });
  (slot ?? document.body).append(element);
  const watch = new MutationObserver(() => {
    if (element.isConnected) return;
    watch.disconnect();
    onThrownAway?.();
  });
  for (const place of [document.documentElement, document.body])
    watch.observe(place, { childList: true });
  return {
    shadow,
    setState: (name) => element.setAttribute('data-state', name),
    remove() {
      watch.disconnect();
      element.remove();
    },
  };
}

/** The letters of the page around the popup, for owners who want the same in it. */
function fontOf(element: Element): string {
  return getComputedStyle(element).fontFamily;
}
