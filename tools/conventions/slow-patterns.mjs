import { readFileSync } from 'node:fs';
import path from 'node:path';
import { analyse } from 'scslre';
import { parseSync, Visitor } from 'vite';

const PRODUCT = /^(apps|packages|integrations)\//;
const TEST_FILE = /\.(test|spec)\.|\/testing\//;

/**
 * The regular expressions of one file of the product whose time grows faster than the text, as
 * lines that name the place. On a text that does not match, such a pattern tries again from each
 * letter, or in many ways; a text of another person can then keep the server or a page busy for
 * minutes. docs/decisions/0018.
 */
export function slowPatternsIn(file, root) {
  if (!PRODUCT.test(file) || TEST_FILE.test(file)) return [];
  const text = readFileSync(path.join(root, file), 'utf8');
  const found = [];
  const check = (regex, start) => {
    if (!isSlow(regex)) return;
    const line = text.slice(0, start).split('\n').length;
    found.push(`${file}:${line}: the time of /${regex.pattern}/ grows faster than the text`);
  };
  new Visitor({
    Literal({ regex, start }) {
      if (regex) check(regex, start);
    },
    NewExpression({ callee, arguments: [pattern, flags], start }) {
      const written = textOf(pattern);
      if (callee.name === 'RegExp' && written !== undefined)
        check({ pattern: written, flags: textOf(flags) ?? '' }, start);
    },
  }).visit(parseSync(file, text).program);
  return found;
}

/** The text of an argument without variables: `'…'` or String.raw`…`. */
function textOf(argument) {
  if (typeof argument?.value === 'string') return argument.value;
  const { quasis = [] } = argument?.quasi ?? {};
  return quasis.length === 1 ? quasis[0].value.raw : undefined;
}

function isSlow({ pattern, flags }) {
  return analyse({ source: pattern, flags }).reports.length > 0;
}
