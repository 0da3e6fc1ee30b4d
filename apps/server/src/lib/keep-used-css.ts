import { type CssNode, generate, type List, parse, walk } from 'css-tree';

const TEMPLATE = /^<style data-css>(?<css>[^<]*)<\/style>/;
/** Classes that only the markup of a template has; all others may come while it is drawn. */
const OWN_CLASS = /^(?:t-.+|[ils]\d)$/;
const WORD = /[\w-]+/g;
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
  return `<style data-css>${usedCss(css, markup)}</style>${markup}`;
}

function usedCss(css: string, markup: string): string {
  const words = new Set(markup.match(WORD));
  const sheet = parse(css, { parseValue: false, parseCustomProperty: false });
  walk(sheet, {
    visit: 'Rule',
    leave(rule, item, list) {
      if (rule.prelude.type !== 'SelectorList') return;
      const selectors = rule.prelude.children;
      selectors.forEach((selector, place) => {
        if (!mayMatch(selector, words)) selectors.remove(place);
      });
      if (selectors.isEmpty) list.remove(item);
    },
  });
  walk(sheet, {
    visit: 'Atrule',
    leave({ block }, item, list) {
      if (block?.children.isEmpty === true) list.remove(item);
    },
  });
  return generate(sheet);
}

function mayMatch(selector: CssNode, words: ReadonlySet<string>): boolean {
  if (selector.type !== 'Selector') return true;
  return selector.children.toArray().every((part) => {
    switch (part.type) {
      case 'ClassSelector':
        return !OWN_CLASS.test(part.name) || words.has(part.name);
      case 'AttributeSelector':
        return isPossible(part.name.name, textOf(part.value), words);
      case 'PseudoClassSelector':
        return !ONE_OF.includes(part.name) || hasPossible(part.children, words);
      default:
        return true;
    }
  });
}

/** What the root says of itself stays as it is; left-to-right parts come while it is drawn. */
function isPossible(name: string, value: string, words: ReadonlySet<string>): boolean {
  if (name === 'data-type' || (name === 'lang' && value === 'he')) return words.has(value);
  return name !== 'dir' || value !== 'rtl' || words.has(value);
}

/** They all stay if one may match: the weight of the whole is that of the heaviest. */
function hasPossible(inBrackets: List<CssNode> | null, words: ReadonlySet<string>): boolean {
  const list = inBrackets?.first;
  return list?.type !== 'SelectorList' || list.children.some((each) => mayMatch(each, words));
}

function textOf(value: CssNode | null): string {
  if (value?.type === 'Identifier') return value.name;
  return value?.type === 'String' ? value.value : '';
}
