import { existsSync, readFileSync } from 'node:fs';
import { measureFiles } from './measure.mjs';
import { inRepository } from './repository.mjs';

const DIST = 'apps/widget/dist';

/** Brotli kilobytes each part of the embedded script may weigh; `needed`: a build without it is not a build. */
const PART_BUDGETS = {
  view: { budgetKb: 24, needed: true },
  games: { budgetKb: 8 },
  effects: { budgetKb: 8 },
  products: { budgetKb: 8 },
  chat: { budgetKb: 8 },
  'date-picker': { budgetKb: 20 },
  phone: { budgetKb: 35 },
};

function readManifest() {
  const file = inRepository(DIST, 'manifest.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { parts: {} };
}

function filesOf(part) {
  return part === undefined ? [] : [part.file, ...part.imports].map((file) => `${DIST}/${file}`);
}

/** One line of the size table for pixel.js and each of its lazily loaded parts; a part not built has no `size`. */
export function shippedWidget() {
  const { parts } = readManifest();
  const inView = new Set(filesOf(parts.view));
  const lines = Object.entries(PART_BUDGETS).map(([name, { budgetKb, needed = false }]) => {
    // What the view has loaded already costs a part nothing.
    const files = filesOf(parts[name]).filter((file) => name === 'view' || !inView.has(file));
    return { name, budgetKb, needed, size: files.length === 0 ? undefined : measureFiles(files) };
  });
  const pixel = `${DIST}/pixel.js`;
  const pixelSize = existsSync(inRepository(pixel)) ? measureFiles([pixel]) : undefined;
  return [{ name: 'pixel.js', budgetKb: 12, needed: true, size: pixelSize }, ...lines];
}
