import { existsSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '../../packages/languages/src/languages.ts';
import { sizeLine } from './measure.mjs';
import { inRepository } from '../node/repository.mjs';

const DIST = 'apps/widget/dist';

function readJson(...parts) {
  const file = inRepository(...parts);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The chunks in the build's manifest, by the id of their source, with the static imports of each. */
function readChunks() {
  const version = readJson(DIST, 'manifest.json')?.version;
  return version === undefined ? {} : (readJson(DIST, version, '.vite/manifest.json') ?? {});
}

function filesOf(chunks, id, version) {
  const seen = new Set();
  const visit = (each) => {
    if (chunks[each] === undefined || seen.has(each)) return;
    seen.add(each);
    (chunks[each].imports ?? []).forEach(visit);
  };
  visit(id);
  return [...seen].map((each) => `${DIST}/${version}/${chunks[each].file}`);
}

/**
 * The current sizes. Their sum may only fall. Code that a popup does not wait for moves from `show`
 * to `view`, at a cost of at most 0.2 KB, so the code that a popup waits for gets smaller.
 * docs/decisions/0038, 0060.
 */
const SHOW_CEILING_KB = 17.36;
const VIEW_CEILING_KB = 25.25;

/**
 * The budgets are for English and Hebrew; each further language adds its words.
 * docs/decisions/0058.
 */
const MORE_LANGUAGES = LANGUAGES.length - 2;
const withWords = (budgetKb, wordsKb) => Number((budgetKb + wordsKb * MORE_LANGUAGES).toFixed(2));

const PIXEL = `${DIST}/pixel.js`;
const CONSENT_PIXEL = `${DIST}/pixel-consent.js`;
const CONSENT_CEILING_KB = 9.88;

/** The files without those that the page has already loaded. */
function without(files, loaded) {
  return files.filter((file) => !loaded.includes(file));
}

/**
 * Lines of the size table for pixel.js and its lazily loaded parts. A part's line leaves out the
 * files that `show` and `view` have already loaded. A part that is not built has no `size`.
 */
export function shippedWidget() {
  const chunks = readChunks();
  const version = readJson(DIST, 'manifest.json')?.version;
  const idOf = (name) =>
    Object.keys(chunks).find((id) => chunks[id].isEntry && chunks[id].name === name);
  const alone = (name) => {
    const file = readJson(DIST, 'manifest.json')?.parts[name]?.file;
    return file === undefined ? [] : [`${DIST}/${file}`];
  };
  const entry = (name) => filesOf(chunks, idOf(name), version);
  const show = entry('show');
  const drawn = entry('view');
  const arm = alone('arm');
  const part = (name, budgetKb) => sizeLine(name, budgetKb, without(entry(name), drawn), false);
  return [
    sizeLine('pixel.js', 7.93, [PIXEL]),
    sizeLine('  of a site in consent mode', CONSENT_CEILING_KB, [CONSENT_PIXEL]),
    sizeLine('show', SHOW_CEILING_KB, show),
    sizeLine('view, with form and fields', withWords(VIEW_CEILING_KB, 0.6), without(drawn, show)),
    sizeLine('all until a form popup shows', 28.05, [PIXEL, ...arm, ...show]),
    sizeLine('arm', 2.78, arm),
    sizeLine('triggers', 2.1, alone('triggers')),
    sizeLine('shop', 5.5, alone('shop')),
    part('respond', withWords(8.52, 0.4)),
    part('games', 8),
    part('effects', 8),
    part('products', 8),
    part('chat', 8),
    part('date-picker', 20),
    part('phone', 35),
  ];
}
