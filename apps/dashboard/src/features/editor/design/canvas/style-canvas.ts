import { closerCss } from '@beckon/popup-view';
import canvasCss from './style-canvas.css?inline';

/**
 * Gives the document of Puck's frame a name for screen readers, space around the popup and a
 * transparent background. Returns a function that undoes this.
 */
export function styleCanvas(page: Document): () => void {
  const view = page.defaultView;
  if (view === null) return () => undefined;
  view.frameElement?.setAttribute('title', 'The popup being edited');
  page.documentElement.lang = 'en';
  page.title = 'Popup';
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(closerCss + canvasCss);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
