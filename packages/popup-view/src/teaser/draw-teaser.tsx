import { createRoot } from 'react-dom/client';
import { enterTopLayer } from '../frames/enter-top-layer.ts';
import { adoptCss } from '../mount/adopt-css.ts';
import hostCss from '../styles/host.css?inline';
import { fontsIn } from '../template/font-rules.ts';
import type { Mounted, TeaserViewProps } from '../view-contract.ts';
import teaserCss from './teaser.css?inline';
import { Teaser } from './teaser.tsx';

/** Draws the tab and adopts its style sheets. `unmount` leaves the shadow root as it was. */
export function drawTeaser(shadow: ShadowRoot, props: TeaserViewProps): Mounted<TeaserViewProps> {
  const removeCss = adoptCss(shadow, hostCss + teaserCss);
  const letGoOfFonts = adoptCss(shadow.ownerDocument, fontsIn(props.template ?? ''));
  const place = shadow.ownerDocument.createElement('div');
  place.className = 'bkv-root';
  shadow.append(place);
  keepInWindow(shadow.host);
  const root = createRoot(place);
  const draw = (next: TeaserViewProps): void => root.render(<Teaser {...next} />);
  draw(props);
  return {
    update: draw,
    unmount() {
      root.unmount();
      place.remove();
      removeCss();
      letGoOfFonts();
    },
  };
}

/**
 * If the page's css transforms its `html`, even fixed elements scroll with the page, except in the
 * top layer. The tab is there only then, because it would cover what the page puts above it.
 */
function keepInWindow(host: Element): void {
  if (!(host instanceof HTMLElement) || getComputedStyle(host).position !== 'fixed') return;
  const { offsetParent } = host;
  if (offsetParent === null || !scrollsWithPage(host, offsetParent)) return;
  // On a page that its css zooms, there is an offset parent, too, but the tab stays in its place.
  if (offsetParent.currentCSSZoom !== host.currentCSSZoom) return;
  host.popover = 'manual';
  enterTopLayer(host);
}

/**
 * False if the fixed element is relative to the window. Its offset parent is null then, but the
 * body in Firefox. If the element is inside the body, Firefox does not distinguish the cases, so
 * its place and the height that it is relative to decide.
 */
function scrollsWithPage(host: HTMLElement, offsetParent: Element): boolean {
  const { body, documentElement } = host.ownerDocument;
  // Only Firefox has this property.
  if (offsetParent !== body || !('scrollTopMax' in host)) return true;
  if (!body.contains(host)) return false;
  if (getComputedStyle(body).transform !== 'none') return true;
  const heightPx = Number.parseFloat(getComputedStyle(host).bottom);
  // The toolbar of a phone makes a small difference.
  return host.getBoundingClientRect().top !== 0 || heightPx > 1.5 * documentElement.clientHeight;
}
