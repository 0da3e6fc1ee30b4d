import { type Declaration, generate, parse, type Rule, walk } from 'css-tree';

/** The values of a style sheet for one kind of element, by property. The last value counts. */
export type Values = ReadonlyMap<string, string>;

export const BRAND_ELEMENTS = ['root', 'page', 'headline', 'button'] as const;
export type BrandElement = (typeof BRAND_ELEMENTS)[number];
export type BrandRules = Readonly<Record<BrandElement, Values>>;

/** Selectors of one element, without states and without other elements around it. */
const ELEMENTS: Readonly<Record<BrandElement, RegExp>> = {
  root: /^(:root|html|:host|body)$/i,
  page: /^(html|body)$/i,
  headline: /^h[12]$/i,
  button:
    /^(button|\[type=["']?(submit|button)["']?\]|input\[type=["']?submit["']?\]|(a|button)?\.(btn|button|cta)([-_.]{1,2}(primary|main|solid|accent|btn-primary|button-primary))*)$/i,
};
const PRIMARY = /primary|main|cta|accent/i;
/** Media queries that are ignored: print, narrow screens, hover and colour schemes. */
const OTHER_MEDIA = /print|prefers-color-scheme|hover|max-width|max-device-width/i;
const DEEPEST_VARIABLE = 8;
/** In letters: more than the values of colours, fonts and corners need. */
const LONGEST_VALUE = 400;

/**
 * How long mistakes of one style sheet may take (ms). css-tree copies the whole sheet for each of
 * them, so a megabyte of mistakes would take hours.
 */
const LONGEST_MS = 100;

class TooManyMistakes extends Error {}

/**
 * The values in style sheets for the page, its headlines and its buttons. Never throws: invalid css
 * is skipped, and so is a sheet with too many mistakes.
 */
export function readBrandRules(...sheets: readonly string[]): BrandRules {
  const found = {
    root: new Map<string, string>(),
    page: new Map<string, string>(),
    headline: new Map<string, string>(),
    button: new Map<string, string>(),
  };
  const primary = new Map<string, string>();
  const placesOf = (rule: Rule) =>
    new Set(
      generate(rule.prelude)
        .split(',')
        .flatMap((selector) =>
          elementsOf(selector.trim()).map((element) =>
            element === 'button' && PRIMARY.test(selector) ? primary : found[element],
          ),
        ),
    );
  // Once for each rule, because it may have thousands of selectors and of values.
  const known = new WeakMap<Rule, ReturnType<typeof placesOf>>();
  for (const css of sheets)
    forEachDeclaration(css, (declaration, rule) => {
      const places = known.get(rule) ?? placesOf(rule);
      known.set(rule, places);
      for (const values of places) keep(values, declaration);
    });
  const button = new Map([...found.button, ...primary]);
  const values = (of: ReadonlyMap<string, string>): Values =>
    new Map([...of].map(([name, value]) => [name, resolved(value, found.root)]));
  return {
    root: values(found.root),
    page: values(found.page),
    headline: values(found.headline),
    button: values(button),
  };
}

/** Calls `use` for each declaration and its rule, in the order of the style sheet. */
function forEachDeclaration(
  css: string,
  use: (declaration: Declaration, rule: Rule) => void,
): void {
  const started = performance.now();
  const onParseError = (): void => {
    if (performance.now() - started > LONGEST_MS) throw new TooManyMistakes();
  };
  try {
    walk(
      parse(css, { parseValue: false, parseAtrulePrelude: false, onParseError }),
      function (node) {
        if (node.type !== 'Declaration' || !this.rule) return;
        if (this.atrule && isElsewhere(this.atrule)) return;
        use(node, this.rule);
      },
    );
  } catch (error) {
    // Rules that are nested thousands of times are too deep for the parser. The page has no brand
    // then.
    if (!(error instanceof RangeError || error instanceof TooManyMistakes)) throw error;
  }
}

function elementsOf(selector: string): readonly BrandElement[] {
  return BRAND_ELEMENTS.filter((element) => ELEMENTS[element].test(selector));
}

function isElsewhere({ name, prelude }: { name: string; prelude: unknown }): boolean {
  if (name !== 'media' || typeof prelude !== 'object' || prelude === null) return false;
  return 'value' in prelude && OTHER_MEDIA.test(String(prelude.value));
}

function keep(values: Map<string, string>, { property, value }: Declaration): void {
  values.set(property.toLowerCase(), generate(value).trim());
}

function shortened(value: string): string {
  return value.length > LONGEST_VALUE ? '' : value;
}

/**
 * A value whose `var(…)` are replaced by the custom properties, or by their fallbacks if these are
 * unknown. Empty if it becomes too long: properties of a hostile page can name each other and
 * themselves many times.
 */
function resolved(value: string, root: ReadonlyMap<string, string>, depth = 0): string {
  if (depth > DEEPEST_VARIABLE || !value.includes('var(')) return value;
  if (value.length > LONGEST_VALUE) return '';
  const next = value.replaceAll(
    /var\(\s*(--[\w-]+)\s*(?:,([^()]*(?:\([^()]*\)[^()]*)*))?\)/g,
    (_whole, name: string, fallback: string | undefined) =>
      shortened(root.get(name.toLowerCase()) ?? fallback?.trim() ?? ''),
  );
  return resolved(next, root, depth + 1);
}
