import pageCss from './fake-page.css?inline';
import { keepFocusOut } from './keep-focus-out.ts';

/**
 * Fills an empty document with the outline of a website. Returns the element for the hosts of the
 * popup and its teaser.
 */
export function buildFakePage(page: Document): HTMLElement {
  const sheet = new (page.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(pageCss);
  page.adoptedStyleSheets = [sheet];
  page.documentElement.lang = 'en';
  keepFocusOut(page);
  const outline = page.createElement('div');
  outline.className = 'page';
  outline.ariaHidden = 'true';
  outline.append(
    partOf(page, 'head', { count: 4, child: 'bar' }),
    partOf(page, 'hero'),
    partOf(page, 'grid', { count: 8, child: 'tile' }),
  );
  const place = page.createElement('div');
  page.body.replaceChildren(place, outline);
  return place;
}

const EMPTY = { count: 0, child: '' };

function partOf(page: Document, name: string, { count, child } = EMPTY): HTMLElement {
  const part = page.createElement('div');
  part.className = name;
  for (let made = 0; made < count; made += 1) {
    const piece = page.createElement('div');
    piece.className = child;
    part.append(piece);
  }
  return part;
}
