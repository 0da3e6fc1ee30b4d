import { type ReactNode, useEffect } from 'react';

interface CanvasFrameProps {
  readonly children: ReactNode;
  readonly document?: Document;
}

const CANVAS_CSS = 'html,body{background:transparent !important;min-height:0 !important}body{padding:2px 28px 40px;box-sizing:border-box}';

/** What stands around the popup inside Puck's frame: some room, no colour of its own, and a name for who cannot see it. */
export function CanvasFrame({ children, document: page }: CanvasFrameProps) {
  useEffect(() => {
    const view = page?.defaultView;
    if (page === undefined || !view) return undefined;
    view.frameElement?.setAttribute('title', 'The popup being edited');
    page.documentElement.lang = 'en';
    page.title = 'Popup';
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(CANVAS_CSS);
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
    return () => {
      page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [page]);
  return <>{children}</>;
}
