import { createRoot, type Root } from 'react-dom/client';
import { stageCss } from '../styles/stage.css.ts';
import type { Mounted, TeaserViewProps } from '../view-contract.ts';
import { adoptCss } from './adopt-css.ts';

/** Draws a teaser tab into an empty shadow root that is already in the page, as soon as its part is loaded. */
export function mountTeaser(shadow: ShadowRoot, props: TeaserViewProps): Mounted<TeaserViewProps> {
  const place = shadow.ownerDocument.createElement('div');
  place.className = 'bkv-root';
  shadow.append(place);
  const root = createRoot(place);
  let latest = props;
  let isMounted = true;
  let draw: (() => void) | undefined;
  const letGo = [adoptCss(shadow, stageCss)];

  import('../teaser/index.ts').then(({ Teaser, teaserCss }) => {
    if (!isMounted) return;
    letGo.push(adoptCss(shadow, teaserCss));
    draw = () => root.render(<Teaser {...latest} />);
    draw();
  }, () => undefined);

  return {
    update(next) {
      latest = next;
      draw?.();
    },
    unmount: () => {
      isMounted = false;
      leave(root, place, letGo);
    },
  };
}

function leave(root: Root, place: Element, letGo: readonly (() => void)[]): void {
  root.unmount();
  place.remove();
  for (const release of letGo) release();
}
