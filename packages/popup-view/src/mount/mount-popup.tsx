import { createRoot } from 'react-dom/client';
import { PopupView } from '../popup-view.tsx';
import { hostCss } from '../styles/host.css.ts';
import { stageCss } from '../styles/stage.css.ts';
import type { Mounted, PopupViewProps } from '../view-contract.ts';
import { adoptCss } from './adopt-css.ts';

/**
 * Draws a popup into an empty shadow root that is already in the page. Adopts its style sheets there; nothing else of the page is
 * touched. `unmount` gives the focus back and leaves the root as it was.
 */
export function mountPopup(shadow: ShadowRoot, props: PopupViewProps): Mounted<PopupViewProps> {
  const letGoOfCss = adoptCss(shadow, hostCss + stageCss);
  const place = shadow.ownerDocument.createElement('div');
  place.className = 'bkv-root';
  shadow.append(place);
  const root = createRoot(place);
  const draw = (next: PopupViewProps): void => root.render(<PopupView props={next} shadow={shadow} />);
  draw(props);
  return {
    update: draw,
    unmount() {
      root.unmount();
      place.remove();
      letGoOfCss();
    },
  };
}
