import { existsSync, readFileSync } from 'node:fs';
import { measureFiles } from './measure.mjs';
import { inRepository } from './repository.mjs';

const DIST = 'apps/widget/dist';

function readJson(...parts) {
  const file = inRepository(...parts);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** What the build says it made: chunks by the id of their source, with what each imports at once. */
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

/** The present sizes; they may only fall. docs/decisions/0038, 0060. */
const SHOW_CEILING_KB = 18.3;
const VIEW_CEILING_KB = 24.2;

const PIXEL = `${DIST}/pixel.js`;
const CONSENT_PIXEL = `${DIST}/pixel-consent.js`;
const CONSENT_CEILING_KB = 9.9;

/** The files that one line of the table weighs, less those that the page has loaded by then. */
function lineOf({ name, budgetKb, needed = false, files, loaded = [] }) {
  const own = files.filter((file) => !loaded.includes(file));
  return { name, budgetKb, needed, size: own.length === 0 ? undefined : measureFiles(own) };
}

/**
 * Lines of the size table for pixel.js and its lazily loaded parts. A part's line leaves out what
 * `show` and `view` have brought along. A part that is not built has no `size`.
 */
export function shippedWidget() {
  const chunks = readChunks();
  const version = readJson(DIST, 'manifest.json')?.version;
  const idOf = (name) =>
    Object.keys(chunks).find((id) => chunks[id].isEntry && chunks[id].name === name);
  const entry = (name) => filesOf(chunks, idOf(name), version);
  const pixel = existsSync(inRepository(PIXEL)) ? [PIXEL] : [];
  const show = entry('show');
  const drawn = entry('view');
  const alone = (name) => {
    const file = readJson(DIST, 'manifest.json')?.parts[name]?.file;
    return file === undefined ? [] : [`${DIST}/${file}`];
  };
  const part = (name, budgetKb) => lineOf({ name, budgetKb, files: entry(name), loaded: drawn });
  return [
    lineOf({ name: 'pixel.js', budgetKb: 7.95, needed: true, files: pixel }),
    lineOf({
      name: '  of a site in consent mode',
      budgetKb: CONSENT_CEILING_KB,
      needed: true,
      files: existsSync(inRepository(CONSENT_PIXEL)) ? [CONSENT_PIXEL] : [],
    }),
    lineOf({ name: 'show', budgetKb: SHOW_CEILING_KB, needed: true, files: show }),
    lineOf({
      name: 'view, with form and fields',
      budgetKb: VIEW_CEILING_KB,
      needed: true,
      files: drawn,
      loaded: show,
    }),
    lineOf({
      name: 'all until a form popup shows',
      budgetKb: 30.3,
      needed: true,
      files: [...pixel, ...alone('arm'), ...show],
    }),
    lineOf({ name: 'arm', budgetKb: 4.15, needed: true, files: alone('arm') }),
    lineOf({ name: 'shop', budgetKb: 4.9, needed: true, files: alone('shop') }),
    part('respond', 7.92),
    part('games', 8),
    part('effects', 8),
    part('products', 8),
    part('chat', 8),
    part('date-picker', 20),
    part('phone', 35),
  ];
}
