// Writes src/faces/face-css.ts and src/faces/font-files.ts from the font packages of npm. Run it
// after changing face-sources.mjs or a font's version: node
// packages/templates/scripts/pack-faces.mjs
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../../../tools/test-machine/find-browser.mjs';
import { cssOf } from './face-rules.mjs';
import { FACE_SOURCES } from './face-sources.mjs';
import { createFontMeter } from './font-meter.mjs';
import { publishedFonts, readFont } from './published-fonts.mjs';
import { SAMPLE_TEXTS } from './sample-texts.mjs';

/**
 * The texts for which fallbacks are made as wide as the web font: letters of one script each, and
 * spaces.
 */
const SAMPLE_WORDS = {
  latin: lettersOf(SAMPLE_TEXTS.latin, /[\x20-\x7e]/),
  hebrew: lettersOf(SAMPLE_TEXTS.hebrew, /[\u0590-\u05ff ]/),
};

function lettersOf(texts, letters) {
  return texts.map((text) => [...text].filter((each) => letters.test(each)).join(''));
}

const executablePath = await findBrowser();
const browser = await chromium.launch({
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  ...(executablePath === undefined ? {} : { executablePath }),
});
try {
  const meter = await createFontMeter(browser, readFont, SAMPLE_WORDS);
  const table = {};
  for (const face of Object.keys(FACE_SOURCES)) {
    table[face] = {};
    for (const letters of ['latin', 'hebrew'])
      table[face][letters] = await cssOf(meter, face, letters);
  }
  writeTable('face-css.ts', table, [
    "import type { FaceCss, FaceLetters, FaceName } from './face-types.ts';",
    '',
    '/** Rules of each face by letters: `css` its files and fallbacks, `more` rarer Latin letters. */',
    'export const FACE_CSS: Readonly<Record<FaceName, Readonly<Record<FaceLetters, FaceCss>>>> =',
  ]);
  writeTable('font-files.ts', publishedFonts, [
    '',
    '/** Which file of the packages each address below /fonts/ serves. */',
    'export const FONT_FILES: Readonly<Record<string, string>> =',
  ]);
} finally {
  await browser.close();
}

function writeTable(name, value, before) {
  const file = join(import.meta.dirname, '../src/faces', name);
  writeFileSync(
    file,
    [
      '// Written by scripts/pack-faces.mjs from the packages of @fontsource: do not edit by hand.',
      ...before,
      `${JSON.stringify(value, undefined, 2)};`,
      '',
    ].join('\n'),
  );
  execFileSync('oxfmt', [file]);
}
