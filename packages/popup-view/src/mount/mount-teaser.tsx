import { createRoot } from 'react-dom/client';
import { Teaser } from '../parts/teaser.tsx';
import { stageCss } from '../styles/stage.css.ts';
import { teaserCss } from '../styles/teaser.css.ts';
import type { Mounted, TeaserViewProps } from '../view-contract.ts';
import { adoptCss } from './adopt-css.ts';

/** Draws a teaser tab into an empty shadow root that is already in the page. */
export function mountTeaser(shadow: ShadowRoot, props: TeaserViewProps): Mounted<TeaserViewProps> {
  const letGoOfCss = adoptCss(shadow, stageCss + teaserCss);
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
      letGoOfCss();
    },
  };
}
