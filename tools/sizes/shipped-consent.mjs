import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { measureFiles, measureText, sizeLine, sumOfSizes } from './measure.mjs';
import { inRepository } from '../node/repository.mjs';

const DIST = 'apps/consent/dist';
const PARTS = `${DIST}/consent-parts`;
const RENDERER = 'packages/templates/dist/render.js';
const DESIGNS = 'packages/contract/src/consent/index.ts';
const VALUES = 'packages/contract/src/values/index.ts';

const load = (file) => import(pathToFileURL(inRepository(file)).href);

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
    return sumOfSizes([measureText(banner.optin), measureText(css)]);
  });
  return sizes.reduce((most, each) => (each.brotli > most.brotli ? each : most));
}

/** Lines of the size table for the consent script and the parts that it may load. */
export async function shippedConsent() {
  const light = `${DIST}/consent-light.js`;
  const asking = [light, ...partOf('banner')];
  const drawn = await drawnBanner();
  const isBuilt = drawn !== undefined && asking.length === 2 && existsSync(inRepository(light));
  return [
    sizeLine('consent.js', 9, [light]),
    {
      ...sizeLine('  with banner, html and styles', 14, []),
      ...(isBuilt ? { size: sumOfSizes([measureFiles(asking), drawn]) } : {}),
    },
    sizeLine('  of a site that holds back', 11.17, [`${DIST}/consent.js`]),
    sizeLine('consent, banner', 3.5, partOf('banner')),
    sizeLine('consent, blocked content', 5.4, partOf('content')),
    sizeLine('consent, region', 1, partOf('region')),
  ];
}
