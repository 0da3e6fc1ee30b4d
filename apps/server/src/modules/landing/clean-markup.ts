import { isSafeAddress, isSafePicture } from '@beckon/contract/address';
import { escapeHtml } from '../../lib/text/escape-html.ts';
import { parseInPieces } from '../../lib/json/parse-in-pieces.ts';

/**
 * Elements that run, embed, load or redirect, or that browsers parse by special rules. They are
 * removed with their content.
 */
const DROPPED: ReadonlySet<string> = new Set(
  'script noscript iframe frame frameset object embed applet portal template slot base meta link title plaintext xmp noembed noframes textarea math foreignobject desc animate set animatetransform animatemotion'.split(
    ' ',
  ),
);
/** Elements that are removed while their content stays. */
const UNWRAPPED: ReadonlySet<string> = new Set(['html', 'head', 'body', 'form']);
const VOID: ReadonlySet<string> = new Set('area br col hr img input source track wbr'.split(' '));
const DROPPED_ATTRIBUTES: ReadonlySet<string> = new Set(
  'srcdoc action formaction ping nonce is slot autofocus popover popovertarget background manifest'.split(
    ' ',
  ),
);
const LINKS: ReadonlySet<string> = new Set(['href', 'xlink:href']);
const PICTURES: ReadonlySet<string> = new Set(['src', 'poster']);
const NAME = /^[a-z][\w:.-]*$/i;

/**
 * The markup parsed and written again without harmful parts: properly nested, without anything that
 * runs, loads a page or redirects by itself. The time is proportional to the length of the markup.
 * Undefined if its elements are nested too deeply. No side effects.
 */
export function cleanMarkup(markup: string): string | undefined {
  const writer = new Writer();
  return parseInPieces(markup, writer) ? writer.written.join('') : undefined;
}

/** A handler for htmlparser2 that writes the reported elements and texts. */
class Writer {
  readonly written: string[] = [];
  /** The current depth inside a removed element; 0 outside. */
  #dropped = 0;
  #drawings = 0;
  #isStyle = false;
  #text = '';

  onopentag(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#writeText();
    // In svg, browsers do not parse the content of `style` as plain text.
    if (this.#dropped > 0 || DROPPED.has(name) || (name === 'style' && this.#drawings > 0)) {
      this.#dropped += 1;
      return;
    }
    if (name === 'svg') this.#drawings += 1;
    if (name === 'style') this.#isStyle = true;
    if (NAME.test(name) && !UNWRAPPED.has(name))
      this.written.push(`<${name}${attributesOf(name, attributes)}>`);
  }

  ontext(text: string): void {
    if (this.#dropped === 0) this.#text += text;
  }

  onend(): void {
    this.#writeText();
  }

  onclosetag(name: string): void {
    this.#writeText();
    if (this.#dropped > 0) {
      this.#dropped -= 1;
      return;
    }
    if (name === 'svg') this.#drawings -= 1;
    if (name === 'style') this.#isStyle = false;
    if (NAME.test(name) && !UNWRAPPED.has(name) && !VOID.has(name)) this.written.push(`</${name}>`);
  }

  /** Writes the collected text in one piece, because the parser reports a text in several pieces. */
  #writeText(): void {
    if (this.#text === '') return;
    this.written.push(this.#isStyle ? this.#text : escapeHtml(this.#text));
    this.#text = '';
  }
}

function attributesOf(element: string, attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .filter(([name, value]) => isHarmless(element, name, value))
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}

function isHarmless(element: string, name: string, value: string): boolean {
  if (!NAME.test(name) || name.startsWith('on') || DROPPED_ATTRIBUTES.has(name)) return false;
  if (name === 'srcset') return value.split(/[\s,]+/).every(isSafePicture);
  if (PICTURES.has(name) || (LINKS.has(name) && element === 'image')) return isSafePicture(value);
  return !LINKS.has(name) || isSafeAddress(value);
}
