import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { PopupView } from '../popup-view.tsx';
import hostCss from '../styles/host.css?inline';
import stageCss from '../styles/stage.css?inline';
import type { Mounted, PopupViewProps } from '../view-contract.ts';
import { adoptCss } from './adopt-css.ts';

/**
 * Draws a popup into an empty shadow root that is already in the page. Each drawing has its own
 * task: an event of the view may change its props, and a drawing inside another one would leave two
 * popups. Adopts the style sheets in the root, and changes nothing else in the page. `unmount`
 * gives the focus back and leaves the root as it was.
 */
export function mountPopup(shadow: ShadowRoot, props: PopupViewProps): Mounted<PopupViewProps> {
  const place = shadow.ownerDocument.createElement('div');
  place.className = 'bkv-root';
  shadow.append(place);
  const drawing = draw(shadow, { place, props, root: createRoot(place) });
  drawing.update(props);
  return drawing;
}

/**
 * Lets the view take over the markup of a prerendered popup at once. The elements stay, with what
 * the visitor has typed into them.
 */
export function hydratePopup(shadow: ShadowRoot, props: PopupViewProps): Mounted<PopupViewProps> {
  const place = shadow.querySelector('.bkv-root');
  if (place === null) return mountPopup(shadow, props);
  const root = hydrateRoot(place, <PopupView props={props} shadow={shadow} />);
  return draw(shadow, { place, props, root });
}

interface Drawing {
  readonly place: Element;
  readonly props: PopupViewProps;
  readonly root: Root;
}

function draw(shadow: ShadowRoot, { place, props, root }: Drawing): Mounted<PopupViewProps> {
  const removeCss = adoptCss(shadow, hostCss + stageCss);
  let latest = props;
  let isDue = false;
  let isWanted = true;
  const drawNow = (): void => {
    isDue = false;
    if (isWanted) root.render(<PopupView props={latest} shadow={shadow} />);
  };
  return {
    update(next) {
      latest = next;
      if (isDue) return;
      isDue = true;
      latest.ports.inNextTask(drawNow);
    },
    unmount() {
      isWanted = false;
      root.unmount();
      place.remove();
      removeCss();
    },
  };
}
