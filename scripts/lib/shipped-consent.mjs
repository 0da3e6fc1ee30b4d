import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { measureFiles, measureText } from './measure.mjs';
import { inRepository } from './repository.mjs';

const DIST = 'apps/consent/dist';
const PARTS = `${DIST}/consent-parts`;
const RENDERER = 'packages/templates/dist/render.js';
const DESIGNS = 'packages/contract/src/consent/index.ts';
const VALUES = 'packages/contract/src/values/index.ts';

const load = (file) => import(pathToFileURL(inRepository(file)).href);

function scriptOf(name) {
  const file = `${DIST}/${name}.js`;
  return existsSync(inRepository(file)) ? [file] : [];
}

function partOf(name) {
  const folder = inRepository(PARTS);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((each) => each.startsWith(`${name}-`)).map((each) => `${PARTS}/${each}`);
}

/** What the banner itself needs: its html and styles, in the language where it is heaviest. */
async function drawnBanner() {
  if (!existsSync(inRepository(RENDERER))) return undefined;
  const [{ renderConsent }, { defaultConsentDesign }, { LANGUAGES }] = await Promise.all(
    [RENDERER, DESIGNS, VALUES].map(load),
  );
  const sizes = LANGUAGES.map((language) => {
    const { banner, css } = renderConsent(defaultConsentDesign(language), language);
    return [measureText(banner.optin), measureText(css)];
  });
  return sizes.reduce((most, each) => (weightOf(each) > weightOf(most) ? each : most));
}

function weightOf(sizes) {
  return sizes.reduce((sum, { brotli }) => sum + brotli, 0);
}

function together(sizes) {
  const sum = (kind) => sizes.reduce((total, size) => total + size[kind], 0);
  return { raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') };
}

function lineOf(name, budgetKb, files) {
  const size = files.length === 0 ? {} : { size: measureFiles(files) };
  return { name, budgetKb, needed: true, ...size };
}

/** Lines of the size table for the consent script and the parts that it may load. */
export async function shippedConsent() {
  const light = scriptOf('consent-light');
  const asking = [...light, ...partOf('banner')];
  const drawn = await drawnBanner();
  const isBuilt = drawn !== undefined && asking.length === 2;
  return [
    lineOf('consent.js', 9, light),
    {
      ...lineOf('  with banner, html and styles', 14, []),
      ...(isBuilt ? { size: together([measureFiles(asking), ...drawn]) } : {}),
    },
    lineOf('  of a site that holds back', 10.4, scriptOf('consent')),
    lineOf('consent, banner', 3.5, partOf('banner')),
    lineOf('consent, blocked content', 4.5, partOf('content')),
    lineOf('consent, region', 1, partOf('region')),
  ];
}
