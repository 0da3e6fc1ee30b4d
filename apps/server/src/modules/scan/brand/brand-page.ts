import { parseInPieces } from '../../../lib/json/parse-in-pieces.ts';

/** The parts of a page that show its brand. */
export interface BrandPage {
  readonly themeColour: string | undefined;
  /**
   * The content of its `style` elements, and its `style` attributes as rules for the element's
   * name.
   */
  readonly css: string;
  /** Complete addresses of its style sheets, in order. */
  readonly sheets: readonly string[];
  /** Complete addresses of pictures that may be its logo, the most likely first. */
  readonly logos: readonly string[];
}

type Attributes = Readonly<Record<string, string>>;

/** Levels of nesting. Pages are nested deeper than designs. */
const DEEPEST_PAGE = 2000;
const STYLED: ReadonlySet<string> = new Set(['body', 'html', 'button', 'h1']);
const LOGO = /\blogo|logo\b/i;

/**
 * Sources of a logo, in this order: pictures with “logo” in their name, the page's icons, the
 * picture for sharing.
 */
const PLACES = ['logo', 'touch-icon', 'icon', 'shared'] as const;
type Place = (typeof PLACES)[number];

/** Parses a page's html. No side effects. The time is proportional to the length of the html. */
export function readBrandPage(html: string, pageUrl: URL): BrandPage {
  const reader = new Reader(pageUrl);
  parseInPieces(html, reader, DEEPEST_PAGE);
  return {
    themeColour: reader.themeColour,
    css: reader.css,
    sheets: reader.sheets,
    logos: [...new Set(PLACES.flatMap((place) => reader.logos[place]))],
  };
}

/** A handler for htmlparser2 that collects what the parser reports. */
class Reader {
  themeColour: string | undefined;
  css = '';
  readonly sheets: string[] = [];
  readonly logos: Record<Place, string[]> = { logo: [], 'touch-icon': [], icon: [], shared: [] };
  readonly #pageUrl: URL;
  #isStyle = false;

  constructor(pageUrl: URL) {
    this.#pageUrl = pageUrl;
  }

  onopentag(name: string, attributes: Attributes): void {
    const { style } = attributes;
    if (style !== undefined && STYLED.has(name)) this.css += `${name}{${style}}\n`;
    if (name === 'style') this.#isStyle = true;
    if (name === 'meta') this.#readMeta(attributes);
    if (name === 'link') this.#readLink(attributes);
    if (name === 'img') this.#readImage(attributes);
  }

  ontext(text: string): void {
    if (this.#isStyle) this.css += text;
  }

  onclosetag(name: string): void {
    if (name !== 'style') return;
    this.#isStyle = false;
    this.css += '\n';
  }

  #readMeta({ name, property, content = '' }: Attributes): void {
    if (name === 'theme-color') this.themeColour ??= content;
    if (property === 'og:logo') this.#keep('touch-icon', content);
    if (property === 'og:image') this.#keep('shared', content);
  }

  #readLink({ rel = '', href = '' }: Attributes): void {
    const kinds = rel.toLowerCase().split(/\s+/);
    if (kinds.includes('stylesheet')) this.sheets.push(...this.#whole(href));
    if (kinds.includes('apple-touch-icon')) this.#keep('touch-icon', href);
    if (kinds.includes('icon') && !/\.ico(\?|$)/i.test(href)) this.#keep('icon', href);
  }

  #readImage({ src = '', alt = '', class: classes = '', id = '' }: Attributes): void {
    if ([src, alt, classes, id].some((text) => LOGO.test(text))) this.#keep('logo', src);
  }

  #keep(place: Place, address: string): void {
    this.logos[place].push(...this.#whole(address));
  }

  #whole(address: string): string[] {
    const url = address === '' ? null : URL.parse(address, this.#pageUrl.href);
    return url !== null && /^https?:$/.test(url.protocol) ? [url.href] : [];
  }
}
