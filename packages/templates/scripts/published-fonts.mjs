import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packageOf, WEIGHTS } from './face-plan.mjs';
import { STATIC_WEIGHTS } from './face-sources.mjs';

/** The path in the npm packages of each address below /fonts/ that `filesOf` has returned so far. */
export const publishedFonts = {};

/** Reads a file of an npm package as a Buffer. */
export const readFont = (path) => readFileSync(fileURLToPath(import.meta.resolve(path)));

/**
 * The font files of one script, each with its range of weights. All scripts of a family must use
 * the same ranges, because a browser first picks the rules that match the weight, then looks for
 * the letter.
 */
export function filesOf(font, subset, style, ranges) {
  const weights = STATIC_WEIGHTS[font] ?? ['wght'];
  return ranges.map((range) => {
    const weight = range === WEIGHTS.bold ? weights.at(-1) : weights[0];
    return { name: publish(font, subset, style, weight), holds: range, style };
  });
}

function publish(font, subset, style, weight) {
  const path = `${packageOf(font)}/files/${font}-${subset}-${weight}-${style}.woff2`;
  const hash = createHash('sha256').update(readFont(path)).digest('hex').slice(0, 8);
  const stem = [font, subset, weight, style].filter((part) => !['wght', 'normal'].includes(part));
  const name = `${stem.join('-')}.${hash}.woff2`;
  publishedFonts[name] = path;
  return name;
}
