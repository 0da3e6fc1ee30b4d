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
  if (offsetParent === null) return;
  // On a page that its css zooms, there is an offset parent, too, but the tab stays in its place.
  if (offsetParent.currentCSSZoom !== host.currentCSSZoom) return;
  host.popover = 'manual';
  enterTopLayer(host);
}
