// Takes the keyframes of the effects we offer out of npm animate.css (MIT) and writes them as one lean table.
// Run after changing contract/src/values/popups/effects.ts: node packages/popup-view/scripts/pack-effect-keyframes.mjs
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENTRY_EFFECTS, EXIT_EFFECTS } from '../../contract/src/values/popups/effects.ts';

const here = dirname(fileURLToPath(import.meta.url));
const source = dirname(fileURLToPath(import.meta.resolve('animate.css/package.json')));
const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
const names = [...new Set([...ENTRY_EFFECTS, ...EXIT_EFFECTS])].filter((name) => name !== 'none');

/** Keyframes up to this length are in the view. Longer ones are in the extras, loaded when needed. */
const LONGEST_COMMON = 130;
const table = new Map(names.map((name) => [name, lean(keyframesOf(name))]));
const isCommon = (name) => table.get(name).length <= LONGEST_COMMON;

/**
 * A first or last frame that shows the popup as it is without the effect. Browsers add such frames
 * themselves.
 */
const RESTING =
  /(?<=^|\})(?:0|100)%\{(?:(?:opacity:1|transform:translate3d\(0,0,0\))(?:;|(?=\})))+\}/g;

write(
  'common-keyframes.ts',
  'COMMON_KEYFRAMES',
  'The keyframes of the effects that move little, without the rule around them.',
  names.filter(isCommon),
);
write(
  'rare-keyframes.ts',
  'RARE_KEYFRAMES',
  'The keyframes of all other effects, without the rule around them.',
  names.filter((name) => !isCommon(name)),
);

function write(file, constant, comment, chosen) {
  writeFileSync(
    join(here, '../src/movement', file),
    [
      `// Written by scripts/pack-effect-keyframes.mjs from animate.css ${version}: do not edit by hand.`,
      '// animate.css is (c) Daniel Eden and contributors, MIT licence: https://animate.style',
      '',
      `/** ${comment} */`,
      `export const ${constant}: Readonly<Record<string, string>> = {`,
      ...chosen.map((name) => `  ${name}: '${table.get(name).replace(RESTING, '')}',`),
      '};',
      '',
    ].join('\n'),
  );
}

function keyframesOf(name) {
  const file = readdirSync(join(source, 'source'), { recursive: true }).find((path) =>
    path.endsWith(`/${name}.css`),
  );
  if (!file) throw new Error(`animate.css has no effect named ${name}`);
  const css = readFileSync(join(source, 'source', file), 'utf8');
  const start = css.indexOf(`@keyframes ${name} {`);
  let depth = 0;
  for (let at = css.indexOf('{', start); at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return css.slice(css.indexOf('{', start) + 1, at);
  }
  throw new Error(`the keyframes of ${name} have no end`);
}

function lean(css) {
  return (
    css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/-webkit-[\w-]+:[^;]+;/g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{}:;,]) ?/g, '$1')
      .replace(/;}/g, '}')
      .replace(/(^|[^\d])0\.(\d)/g, '$1.$2')
      .replace(/\bfrom\{/g, '0%{')
      .replace(/\bto\{/g, '100%{')
      // A popup is visible anyway.
      .replace(/;visibility:visible(?=[;}])/g, '')
      .trim()
  );
}
