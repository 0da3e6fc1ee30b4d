const CANVAS_CSS =
  // The frame gets the dashboard's attributes, its scheme among them; a popup is the same in both.
  'html{color-scheme:light !important}' +
  'html,body{background:transparent !important;min-height:0 !important}body{padding:2px 28px 40px;box-sizing:border-box}' +
  // As far from the edges as a visitor has it on a phone.
  '@media(max-width:400px){body{padding-inline:12px}}body:has([data-type=bar]){padding-inline:0}';

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
  sheet.replaceSync(CANVAS_CSS);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
