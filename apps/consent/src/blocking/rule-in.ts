import { findByAddress } from '@beckon/contract/find-by-address';
import { parseUrl } from '@beckon/host-page/parse-url';
import type { BlockRule } from '../settings/settings.ts';

/** Finds the rule because of which an element waits if it has this attribute. */
type RuleIn = (name: string, value: string | null) => BlockRule | undefined;

/** Creates the function that compares attributes with the rules. A rule that is allowed is left out. */
export function createRuleIn(
  rules: readonly BlockRule[],
  isAllowed: (rule: BlockRule) => boolean,
): RuleIn {
  return (name, value) => {
    const isList = /^src./.test(name);
    const known = isList && value ? rulesNamedIn(value, rules) : rules;
    // Long html without a rule is not split into its words.
    if (!value || !known[0]) return undefined;
    return (isList ? addressesIn(value) : [value])
      .map((address) => findByAddress(absolute(address), known))
      .find((rule) => rule && !isAllowed(rule));
  };
}

/** `srcset` has several addresses, and so has the html of `srcdoc`. */
function addressesIn(value: string): string[] {
  // Most words have neither, and it takes long to parse all words of long html.
  return value.split(/[\s"'<>]+/).filter((word) => /[./]/.test(word));
}

/**
 * The rules whose host is in the text. Comparing each word of long html with all rules would take
 * half a second. An address without a host has that of the page.
 */
function rulesNamedIn(value: string, rules: readonly BlockRule[]): BlockRule[] {
  const text = (document.baseURI + value).toLowerCase();
  return rules.filter(({ patterns }) =>
    patterns.some((pattern) => text.includes(pattern.split(/[/?]/)[0] ?? '')),
  );
}

/** Not by the element's own base, because html that is being inserted is in a document without one. */
function absolute(address: string): string {
  return parseUrl(address, document.baseURI)?.href ?? address;
}
