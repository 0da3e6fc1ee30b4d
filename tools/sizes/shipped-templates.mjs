import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipBytes, measureText } from './measure.mjs';
import { inRepository } from '../node/repository.mjs';

const RENDERER = 'packages/templates/dist/render.js';
const LIBRARY = 'packages/templates/src/index.ts';
const PUBLISHING = 'apps/server/src/lib/popups/keep-used-css.ts';

/**
 * How many of the templates that are heaviest in gzip are compressed by brotli, which takes 60 ms
 * each.
 */
const NEARLY_HEAVIEST = 16;

const load = (file) => import(pathToFileURL(inRepository(file)).href);

/**
 * The line of the size table for the heaviest html + css of all formats in each language, as a
 * visitor would load it.
 */
export async function shippedTemplates() {
  const line = { name: 'template, heaviest', budgetKb: 4.52, needed: true };
  if (!existsSync(inRepository(RENDERER))) return [line];
  const [{ renderTemplate }, { FORMATS }, { keepUsedCss }] = await Promise.all(
    [RENDERER, LIBRARY, PUBLISHING].map(load),
  );
  const texts = FORMATS.flatMap(({ type, format, theme, design }) =>
    Object.entries(design).map(([language, ofLanguage]) => {
      const template = { popupId: 'a1b2c3d4e5f6g', type, format, theme, language };
      const html = keepUsedCss(renderTemplate({ ...template, design: ofLanguage }).html);
      return { name: `${type} ${format} ${language}`, html, gzip: gzipBytes(html) };
    }),
  );
  const sizes = texts
    .sort((one, other) => other.gzip - one.gzip)
    .slice(0, NEARLY_HEAVIEST)
    .map(({ name, html }) => ({ name, size: measureText(html) }));
  const heaviest = sizes.reduce((most, each) =>
    each.size.brotli > most.size.brotli ? each : most,
  );
  return [{ ...line, name: `template: ${heaviest.name}`, size: heaviest.size }];
}
