import { createHostElement, type HostElement } from '@beckon/host-page/page/host-element';

interface HostOptions {
  readonly document: Document;
  readonly popupId: string;
  readonly kind: 'popup' | 'teaser';
  /**
   * The slot of an embedded popup. Other popups are put at the end of the body, and tabs after the
   * body.
   */
  readonly slot?: Element;
  /** Called if the host page has removed our element, as sites do that replace their whole body. */
  readonly onThrownAway?: () => void;
}

const POPUP_Z_INDEX = '2147483646'; // docs/behaviour/appearance.md#above-the-page
const TEASER_Z_INDEX = '999998';

/**
 * The styles are inline and important, so that no rule of the host page can hide, move or restyle
 * the popup. `all` comes first: it sets everything else to its initial value.
 */
const OVER_THE_PAGE = {
  all: 'initial',
  display: 'block',
  position: 'fixed',
  top: '0',
  left: '0',
  width: '0',
  height: '0',
} as const;
const IN_THE_PAGE = {
  all: 'initial',
  display: 'block',
  width: '100%',
} as const;

/** Creates the element in which a popup or its tab is drawn, and puts it into the page. */
export function createPopupHost({
  document,
  popupId,
  kind,
  slot,
  onThrownAway,
}: HostOptions): HostElement {
  // Fixed elements inside a transformed body are not relative to the window, so tabs are beside the
  // body. Popups are in the top layer. While the page loads, nothing may be beside the body: React
  // 18 would then throw away the whole page of the server.
  const isBesideBody = kind === 'teaser' && document.readyState === 'complete';
  const parent = slot ?? (isBesideBody ? document.documentElement : document.body);
  const place =
    slot === undefined
      ? {
          ...OVER_THE_PAGE,
          // The page's css may zoom the body, but popups are fitted into the window without that
          // zoom.
          zoom: String(1 / parent.currentCSSZoom),
          'z-index': kind === 'teaser' ? TEASER_Z_INDEX : POPUP_Z_INDEX,
        }
      : IN_THE_PAGE;
  return createHostElement({
    document,
    parent,
    attributes: { 'data-poptin-id': popupId, 'data-beckon': kind },
    styles: { ...place, '--bk-site-font': fontOf(slot ?? document.body) },
    onRemoved: onThrownAway,
  });
}

/** The font of the page around the popup, for owners who want the popup to use it. */
function fontOf(element: Element): string {
  return getComputedStyle(element).fontFamily;
}
