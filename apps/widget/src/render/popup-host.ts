/** An element of ours in the page, with a shadow root that the view draws in. */
export interface PopupHost {
  readonly shadow: ShadowRoot;
  /** The state's name stands on the element as `data-state`, for css and for tests. */
  setState(name: string): void;
  isInPage(): boolean;
  remove(): void;
}

interface HostOptions {
  readonly document: Document;
  readonly popupId: string;
  readonly kind: 'popup' | 'teaser';
  /** The slot of an embedded popup; others stand at the end of the body. */
  readonly slot?: Element;
}

const POPUP_Z_INDEX = '2147483646'; // display §9: very high
const TEASER_Z_INDEX = '999998'; // display §9

/** Inline and important, so that no rule of the host page can hide, move or restyle what stands inside. */
const OVER_THE_PAGE = {
  all: 'initial', display: 'block', position: 'fixed', top: '0', left: '0', width: '0', height: '0', overflow: 'visible', visibility: 'visible', opacity: '1',
  transform: 'none', filter: 'none', contain: 'none', 'pointer-events': 'auto',
} as const;
const IN_THE_PAGE = { all: 'initial', display: 'block', width: '100%', visibility: 'visible', opacity: '1' } as const;

/** Makes the host element and puts it into the page. docs/decisions: styles never leave the shadow root. */
export function createPopupHost({ document, popupId, kind, slot }: HostOptions): PopupHost {
  const element = document.createElement('div');
  element.setAttribute('data-poptin-id', popupId);
  element.setAttribute('data-beckon', kind);
  const styles = slot === undefined ? { ...OVER_THE_PAGE, 'z-index': kind === 'teaser' ? TEASER_Z_INDEX : POPUP_Z_INDEX } : IN_THE_PAGE;
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value, 'important');
  const shadow = element.attachShadow({ mode: 'open' });
  (slot ?? document.body).append(element);
  return {
    shadow,
    setState: (name) => element.setAttribute('data-state', name),
    isInPage: () => element.isConnected,
    remove: () => element.remove(),
  };
}
