import { escapeHtml } from '../../lib/escape-html.ts';
import { parseInPieces } from '../../lib/parse-in-pieces.ts';

/**
 * Elements that run, embed, load, redirect, or whose content a browser reads by rules of its own;
 * they are left out with all they hold.
 */
const DROPPED: ReadonlySet<string> = new Set(
  'script noscript iframe frame frameset object embed applet portal template slot base meta link title plaintext xmp noembed noframes textarea math foreignobject desc animate set animatetransform animatemotion'.split(
    ' ',
  ),
);
/** Elements that are left out, while what they hold stays. */
const UNWRAPPED: ReadonlySet<string> = new Set(['html', 'head', 'body', 'form']);
const VOID: ReadonlySet<string> = new Set('area br col hr img input source track wbr'.split(' '));
const DROPPED_ATTRIBUTES: ReadonlySet<string> = new Set(
  'srcdoc action formaction ping nonce is slot autofocus popover popovertarget background manifest'.split(
    ' ',
  ),
);
const ADDRESS_ATTRIBUTES: ReadonlySet<string> = new Set(['href', 'xlink:href', 'src', 'poster']);
const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|data:image\/|[#/?.]|[\w%-]+(?:[/?#.]|$))/i;
const NAME = /^[a-z][\w:.-]*$/i;

/** What may be shown of an owner's markup. */
export interface CleanMarkup {
  /** Well nested, with nothing in it that runs, loads a page or leads away by itself. */
  readonly markup: string;
  /** Whether a field asked for a password, however it was written. */
  readonly asksPassword: boolean;
}

/**
 * The markup as a parser reads it, written anew with what is harmless. Takes time in proportion to
 * the markup; undefined when its elements are nested too deeply. Pure.
 */
export function cleanMarkup(markup: string): CleanMarkup | undefined {
  const writer = new Writer();
  if (!parseInPieces(markup, writer)) return undefined;
  return { markup: writer.written.join(''), asksPassword: writer.asksPassword };
}

/** Writes what the parser tells it; a handler as htmlparser2 wants it. */
class Writer {
  readonly written: string[] = [];
  asksPassword = false;
  /** How many elements deep inside one that is dropped; 0: in none. */
  #dropped = 0;
  #drawings = 0;
  #isStyle = false;
  #text = '';

  onopentag(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#writeText();
    // In a drawing, a browser does not read the text of a style as text.
    if (this.#dropped > 0 || DROPPED.has(name) || (name === 'style' && this.#drawings > 0)) {
      this.#dropped += 1;
      return;
    }
    if (name === 'svg') this.#drawings += 1;
    if (name === 'style') this.#isStyle = true;
    if (isPasswordField(name, attributes)) this.asksPassword = true;
    if (NAME.test(name) && !UNWRAPPED.has(name))
      this.written.push(`<${name}${attributesOf(attributes)}>`);
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

  /** At once what came in pieces: a parser tells each bracket by itself. */
  #writeText(): void {
    if (this.#text === '') return;
    this.written.push(this.#isStyle ? this.#text : escapeHtml(this.#text));
    this.#text = '';
  }
}

function isPasswordField(name: string, { type = '' }: Readonly<Record<string, string>>): boolean {
  return name === 'input' && type.trim().toLowerCase() === 'password';
}

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .filter(([name, value]) => isHarmless(name, value))
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}

function isHarmless(name: string, value: string): boolean {
  if (!NAME.test(name) || name.startsWith('on') || DROPPED_ATTRIBUTES.has(name)) return false;
  if (name === 'srcset') return !/(?:java|vb)script:/i.test(value);
  return !ADDRESS_ATTRIBUTES.has(name) || SAFE_ADDRESS.test(value.trim());
}
