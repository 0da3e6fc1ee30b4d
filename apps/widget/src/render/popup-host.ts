import { createHostElement, type HostElement } from '@beckon/host-page/page/host-element';

interface HostOptions {
  readonly document: Document;
  readonly popupId: string;
  readonly kind: 'popup' | 'teaser';
  /** The slot of an embedded popup; others are at the end of the body, tabs behind it. */
  readonly slot?: Element;
  /** The host page has removed our element, as sites do that replace their whole body. */
  readonly onThrownAway?: () => void;
}

const POPUP_Z_INDEX = '2147483646'; // docs/behaviour/appearance.md#above-the-page
const TEASER_Z_INDEX = '999998';

/** Inline and important, so that no rule of the host page can hide, move or restyle what is inside. */
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

/** Makes the element that a popup or its tab is drawn in, and puts it into the page. */
export function createPopupHost({
  document,
  popupId,
  kind,
  slot,
  onThrownAway,
}: HostOptions): HostElement {
  // A body that is transformed keeps what is fixed from the window; popups are in the top layer.
  const parent = slot ?? (kind === 'teaser' ? document.documentElement : document.body);
  const place =
    slot === undefined
      ? {
          ...OVER_THE_PAGE,
          // The css of pages may zoom them, but popups are fitted into the window as it is.
          zoom: String(1 / parent.currentCSSZoom),
          'z-index': kind === 'teaser' ? TEASER_Z_INDEX : POPUP_Z_INDEX,
        }
      : IN_THE_PAGE;
  return createHostElement({
    document,
    parent,
    attributes: { 'data-poptin-id': popupId, 'data-beckon': kind },
    styles: { ...place, '--bk-site-font': fontOf(slot ?? document.body) },
    ...(onThrownAway === undefined ? {} : { onRemoved: onThrownAway }),
  });
}

/** The font of the page around the popup, for owners who want the same font in it. */
function fontOf(element: Element): string {
  return getComputedStyle(element).fontFamily;
}
