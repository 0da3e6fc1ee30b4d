const PAGE_CSS = `
html{scrollbar-width:none}
html,body{margin:0;min-height:100%;background:#fff;font-family:system-ui,sans-serif}
.page{max-width:1040px;margin:0 auto;padding:26px 28px 60px}
.bar{height:20px;border-radius:7px;background:#eceae4}
.head{display:flex;gap:18px;align-items:center;margin-bottom:34px}.head .bar:first-child{width:130px;height:26px;margin-inline-end:auto}.head .bar{width:64px}
.hero{height:300px;border-radius:18px;background:linear-gradient(120deg,#f1efe9,#e6ebe4);margin-bottom:30px}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(210px,1fr));gap:22px}.tile{height:190px;border-radius:14px;background:#f3f1ec}
`;

/**
 * Fills an empty document with the outline of some website, and gives the place where a popup's
 * shadow root may hang, and its tab's.
 */
export function buildFakePage(page: Document): HTMLElement {
  const sheet = new (page.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(PAGE_CSS);
  page.adoptedStyleSheets = [sheet];
  page.documentElement.lang = 'en';
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
