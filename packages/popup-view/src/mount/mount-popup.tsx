import { createRoot } from 'react-dom/client';
import { PopupView } from '../popup-view.tsx';
import { hostCss } from '../styles/host.css.ts';
import { stageCss } from '../styles/stage.css.ts';
import type { Mounted, PopupViewProps } from '../view-contract.ts';
import { adoptCss } from './adopt-css.ts';

/**
 * Draws a popup into an empty shadow root that is already in the page, each time in a task of its
 * own: what the view reports while it is being drawn may change its props, and drawing within
 * drawing would leave a second popup behind the first. Adopts its style sheets there; nothing else
 * of the page is touched. `unmount` gives the focus back and leaves the root as it was.
 */
export function mountPopup(shadow: ShadowRoot, props: PopupViewProps): Mounted<PopupViewProps> {
  const letGoOfCss = adoptCss(shadow, hostCss + stageCss);
  const place = shadow.ownerDocument.createElement('div');
  place.className = 'bkv-root';
  shadow.append(place);
  const root = createRoot(place);
  let latest = props;
  let isDue = false;
  let isWanted = true;
  const draw = (): void => {
    isDue = false;
    if (isWanted) root.render(<PopupView props={latest} shadow={shadow} />);
  };
  const drawSoon = (): void => {
    if (isDue) return;
    isDue = true;
    latest.ports.inNextTask(draw);
  };
  drawSoon();
  return {
    update(next) {
      latest = next;
      drawSoon();
    },
    unmount() {
      isWanted = false;
      root.unmount();
      place.remove();
      letGoOfCss();
    },
  };
}
