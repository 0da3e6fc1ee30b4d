import { createRoot } from 'react-dom/client';
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
