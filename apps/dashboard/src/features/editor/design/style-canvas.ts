import canvasCss from './style-canvas.css?inline';

/**
 * Gives the document of Puck's frame a name for screen readers, some room around the popup and no
 * colour of its own. Returns a function that takes this back.
 */
export function styleCanvas(page: Document): () => void {
  const view = page.defaultView;
  if (view === null) return () => undefined;
  view.frameElement?.setAttribute('title', 'The popup being edited');
  page.documentElement.lang = 'en';
  page.title = 'Popup';
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(canvasCss);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
