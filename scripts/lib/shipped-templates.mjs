import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { measureText } from './measure.mjs';
import { inRepository } from './repository.mjs';

const RENDERER = 'packages/templates/dist/render.js';
const LIBRARY = 'packages/templates/src/index.ts';

const load = (file) => import(pathToFileURL(inRepository(file)).href);

/**
 * The line of the size table for the heaviest html + css of all formats in both languages, as a
 * visitor would load it.
 */
export async function shippedTemplates() {
  const line = { name: 'template, heaviest', budgetKb: 6.5, needed: true };
  if (!existsSync(inRepository(RENDERER))) return [line];
  const [{ renderTemplate }, { FORMATS }] = await Promise.all([load(RENDERER), load(LIBRARY)]);
  const sizes = FORMATS.flatMap(({ type, format, theme, design }) =>
    Object.entries(design).map(([language, ofLanguage]) => ({
      name: `${type} ${format} ${language}`,
      size: measureText(
        renderTemplate({
          popupId: 'a1b2c3d4e5f6g',
          type,
          format,
          theme,
          language,
          design: ofLanguage,
        }).html,
      ),
    })),
  );
  const heaviest = sizes.reduce((most, each) =>
    each.size.brotli > most.size.brotli ? each : most,
  );
  return [{ ...line, name: `template: ${heaviest.name}`, size: heaviest.size }];
}
