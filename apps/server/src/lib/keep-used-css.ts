import { type CssNode, generate, type List, parse, walk } from 'css-tree';

const TEMPLATE = /^<style data-css>(?<css>[^<]*)<\/style>/;
/** Classes that only the markup of a template has; all others may come while it is drawn. */
const OWN_CLASS = /^(?:t-.+|[ils]\d)$/;
/** In any alphabet: owners name their own classes. */
const WORD = /[\p{L}\p{N}_-]+/gu;
const PLAIN_NAME = /^[\p{L}\p{N}_-]+$/u;
/** Pseudo-classes of which one of the selectors in brackets has to match. */
const ONE_OF: readonly string[] = ['is', 'where', 'has'];

/**
 * A template as `renderTemplate` makes it, without the rules of its style sheet that its markup can
 * never meet: a visitor loads them, and the browser reads them, before the popup is there. A word
 * that is anywhere in the markup counts as used. Html of another kind comes back as it was.
 */
export function keepUsedCss(html: string): string {
  const found = TEMPLATE.exec(html);
  const css = found?.groups?.['css'];
  if (found === null || css === undefined) return html;
  const markup = html.slice(found[0].length);
  const words = wordsOf(markup);
  const used = usedCss(css, { words, isOwn: (name) => OWN_CLASS.test(name), fixed: [], later: [] });
  return `<style data-css>${used}</style>${markup}`;
}

/**
 * The rules that this markup can match as it is. Whatever draws more brings the rules for it; only
 * states of what is there may change.
 */
export function keepMarkupCss(css: string, markup: string): string {
  const words = wordsOf(markup);
  const used = usedCss(css, { words, isOwn: () => true, fixed: FIXED, later: OF_CHECKS });
  return withoutUnreadValues(used, markup);
}

/** Attributes that the markup of a popup keeps as they are, besides its type. */
const FIXED: readonly string[] = ['data-frame', 'data-look', 'data-kind', 'data-background'];
/** Attributes that fields get when an answer is checked. The view checks, and has rules for them. */
const OF_CHECKS: readonly string[] = ['aria-invalid', 'data-highlight'];

function wordsOf(markup: string): ReadonlySet<string> {
  return new Set(markup.match(WORD));
}

/** What the markup has, and which of a rule's classes and attributes it has to have. */
interface Markup {
  readonly words: ReadonlySet<string>;
  readonly isOwn: (className: string) => boolean;
  readonly fixed: readonly string[];
  /** Attributes that nothing has until the view sets them, and adds the rules for them. */
  readonly later: readonly string[];
}

function usedCss(css: string, markup: Markup): string {
  const sheet = parse(css, { parseValue: false, parseCustomProperty: false });
  const animated = animationsIn(sheet);
  walk(sheet, {
    visit: 'Rule',
    leave(rule, item, list) {
      if (rule.prelude.type !== 'SelectorList') return;
      const selectors = rule.prelude.children;
      selectors.forEach((selector, place) => {
        if (!mayMatch(selector, markup)) selectors.remove(place);
      });
      if (selectors.isEmpty) list.remove(item);
    },
  });
  const left = animationsIn(sheet);
  walk(sheet, {
    visit: 'Atrule',
    leave({ name, prelude, block }, item, list) {
      const animation = name === 'keyframes' && prelude !== null ? generate(prelude) : '';
      const isUnused =
        animated.has(animation) && !left.has(animation) && !markup.words.has(animation);
      if (block?.children.isEmpty === true || isUnused) list.remove(item);
    },
  });
  return generate(sheet);
}

const READ_VALUE = /var\((?:\s|\/\*.*?\*\/)*(?<name>--[\p{L}\p{N}_-]+)/giu;

/** Without the custom properties that neither a rule nor the markup reads. */
function withoutUnreadValues(css: string, markup: string): string {
  const read = new Set(
    [...`${css}${markup}`.matchAll(READ_VALUE)].map(({ groups }) => groups?.['name'] ?? ''),
  );
  const sheet = parse(css, { parseValue: false, parseCustomProperty: false });
  walk(sheet, {
    visit: 'Declaration',
    enter({ property }, item, list) {
      if (property.startsWith('--') && !read.has(property)) list.remove(item);
    },
  });
  const left = generate(sheet);
  // One that is gone may have read others.
  return left.length < css.length ? withoutUnreadValues(left, markup) : left;
}

/** The words that may name key frames. Those that a script names are in no rule. */
function animationsIn(sheet: CssNode): Set<string> {
  const found = new Set<string>();
  walk(sheet, {
    visit: 'Declaration',
    enter({ property, value }) {
      if (/^(?:animation|--)/.test(property))
        for (const word of generate(value).match(WORD) ?? []) found.add(word);
    },
  });
  return found;
}

function mayMatch(selector: CssNode, markup: Markup): boolean {
  if (selector.type !== 'Selector') return true;
  return selector.children.toArray().every((part) => {
    switch (part.type) {
      case 'ClassSelector':
        return !isGone(part.name, markup);
      case 'AttributeSelector':
        return isPossible(part.name.name, textOf(part.value), markup);
      case 'PseudoClassSelector':
        return !ONE_OF.includes(part.name) || hasPossible(part.children, markup);
      default:
        return true;
    }
  });
}

/** A name with an escape in it is not looked for. */
function isGone(className: string, { isOwn, words }: Markup): boolean {
  return isOwn(className) && PLAIN_NAME.test(className) && !words.has(className);
}

/** What the root says of itself stays as it is; left-to-right parts come while it is drawn. */
function isPossible(name: string, value: string, { words, fixed, later }: Markup): boolean {
  if (later.includes(name)) return false;
  if (fixed.includes(name) && value !== '') return words.has(value);
  if (name === 'data-type' || (name === 'lang' && value === 'he')) return words.has(value);
  return name !== 'dir' || value !== 'rtl' || words.has(value);
}

/** They all stay if one may match: the weight of the whole is that of the heaviest. */
function hasPossible(inBrackets: List<CssNode> | null, markup: Markup): boolean {
  const list = inBrackets?.first;
  return list?.type !== 'SelectorList' || list.children.some((each) => mayMatch(each, markup));
}

function textOf(value: CssNode | null): string {
  if (value?.type === 'Identifier') return value.name;
  return value?.type === 'String' ? value.value : '';
}
