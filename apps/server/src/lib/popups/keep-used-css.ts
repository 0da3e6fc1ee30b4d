import { type CssNode, generate, type List, parse, walk } from 'css-tree';

const TEMPLATE = /^<style data-css>(?<css>[^<]*)<\/style>/;
/** Classes that only the markup of a template has. All other classes may be added at display. */
const OWN_CLASS = /^(?:t-.+|[ils]\d)$/;
/** Letters of any alphabet, because owners name their own classes. */
const WORD = /[\p{L}\p{N}_-]+/gu;
const PLAIN_NAME = /^[\p{L}\p{N}_-]+$/u;
/** Pseudo-classes that match if one of the selectors in their brackets matches. */
const ONE_OF: readonly string[] = ['is', 'where', 'has'];

/**
 * Removes the rules from a template's style sheet that its markup can never match. A visitor would
 * have to load them before the popup appears. A word anywhere in the markup counts as used. Html
 * that `renderTemplate` has not made is returned unchanged.
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
 * The rules that this markup can match as it is. Code that adds elements also adds the rules for
 * them. Only the states of the existing elements may change.
 */
export function keepMarkupCss(css: string, markup: string): string {
  const words = wordsOf(markup);
  const used = usedCss(css, { words, isOwn: () => true, fixed: FIXED, later: OF_CHECKS });
  return withoutUnreadValues(used, markup);
}

/** Attributes whose values never change in the markup of a popup, besides its type. */
const FIXED: readonly string[] = ['data-frame', 'data-look', 'data-kind', 'data-background'];
/**
 * Attributes that fields get when an answer is checked. The view makes these checks and brings the
 * rules for them.
 */
const OF_CHECKS: readonly string[] = ['aria-invalid', 'data-highlight'];

function wordsOf(markup: string): ReadonlySet<string> {
  return new Set(markup.match(WORD));
}

/** The words of the markup, and which classes and attributes of a rule must be among them. */
interface Markup {
  readonly words: ReadonlySet<string>;
  readonly isOwn: (className: string) => boolean;
  readonly fixed: readonly string[];
  /**
   * Attributes that no element has before the view sets them. The view also adds the rules for
   * them.
   */
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
  // A removed property may have been the only one that reads another.
  return left.length < css.length ? withoutUnreadValues(left, markup) : left;
}

/**
 * The words in the rules that may name key frames. Names that only a script uses are not among
 * them.
 */
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

/** A class name with an escape in it cannot be searched for, so it never counts as gone. */
function isGone(className: string, { isOwn, words }: Markup): boolean {
  return isOwn(className) && PLAIN_NAME.test(className) && !words.has(className);
}

/**
 * Attributes of the root do not change. Left-to-right parts may be added later, so their rules
 * stay.
 */
function isPossible(name: string, value: string, { words, fixed, later }: Markup): boolean {
  if (later.includes(name)) return false;
  if (fixed.includes(name) && value !== '') return words.has(value);
  if (name === 'data-type' || (name === 'lang' && value === 'he')) return words.has(value);
  return name !== 'dir' || value !== 'rtl' || words.has(value);
}

/**
 * All selectors stay if one may match, because the most specific of them sets the specificity of
 * all.
 */
function hasPossible(inBrackets: List<CssNode> | null, markup: Markup): boolean {
  const list = inBrackets?.first;
  return list?.type !== 'SelectorList' || list.children.some((each) => mayMatch(each, markup));
}

function textOf(value: CssNode | null): string {
  if (value?.type === 'Identifier') return value.name;
  return value?.type === 'String' ? value.value : '';
}
