// Writes src/faces/face-css.ts and src/faces/font-files.ts out of the font packages of npm.
// Run after changing face-sources.mjs or a font's version: node packages/templates/scripts/pack-faces.mjs
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findBrowser } from '../../../tools/test-machine/find-browser.mjs';
import { familyOf } from '../src/faces/family-of.ts';
import { FACE_SOURCES, LOCAL_FONTS, STATIC_WEIGHTS } from './face-sources.mjs';
import { createFontMeter } from './font-meter.mjs';
import { SAMPLE_TEXTS } from './sample-texts.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const RANGES = {
  latin: 'U+0-FF,U+131,U+152-153,U+2C6,U+2DC,U+2000-206F,U+20AC,U+2122,U+2212',
  'latin-ext': 'U+100-130,U+132-151,U+154-2BA,U+1E00-1E9F,U+1EF2-1EFF,U+2C60-2C7F',
  hebrew: 'U+590-5FF,U+20AA,U+FB1D-FB4F',
  /** Of a device's font: everything before the Hebrew letters, and what is between words. */
  beforeHebrew: 'U+0-58F,U+2000-20A9,U+20AC',
};
const WEIGHTS = { regular: '1 599', bold: '600 1000' };
const ALL_WEIGHTS = '1 1000';
/** Fallbacks are made as wide as the web font for these: letters of one script each, and spaces. */
const SAMPLE_WORDS = {
  latin: lettersOf(SAMPLE_TEXTS.latin, /[\x20-\x7e]/),
  hebrew: lettersOf(SAMPLE_TEXTS.hebrew, /[\u0590-\u05ff ]/),
};
const percent = (share) => `${Math.round(share * 1000) / 10}%`;

const files = {};
const read = (path) => readFileSync(fileURLToPath(import.meta.resolve(path)));

function lettersOf(texts, letters) {
  return texts.map((text) => [...text].filter((each) => letters.test(each)).join(''));
}

function packageOf(font) {
  return `@fontsource${font in STATIC_WEIGHTS ? '' : '-variable'}/${font}`;
}

/**
 * The font files of one script, each with the weights it is for. All files of a family must name
 * the same weights: a browser first picks those that fit the weight, then looks for the letter.
 */
function filesOf(font, subset, style, ranges) {
  const weights = STATIC_WEIGHTS[font] ?? ['wght'];
  return ranges.map((range) => {
    const weight = range === WEIGHTS.bold ? weights.at(-1) : weights[0];
    return { name: publish(font, subset, style, weight), holds: range, style };
  });
}

function publish(font, subset, style, weight) {
  const path = `${packageOf(font)}/files/${font}-${subset}-${weight}-${style}.woff2`;
  const hash = createHash('sha256').update(read(path)).digest('hex').slice(0, 8);
  const stem = [font, subset, weight, style].filter((part) => !['wght', 'normal'].includes(part));
  const name = `${stem.join('-')}.${hash}.woff2`;
  files[name] = path;
  return name;
}

function webRules({ family, ranges, ...fonts }, script, subset = script) {
  const { font, size, hasItalic } = fonts[script];
  const styles = hasItalic && subset === 'latin' ? ['normal', 'italic'] : ['normal'];
  return styles
    .flatMap((style) => filesOf(font, subset, style, ranges))
    .map(({ name, holds, style }) =>
      rule({
        family,
        weight: holds,
        source: `url(/fonts/${name})`,
        range: subset,
        descriptors: {
          'font-style': style === 'italic' ? style : undefined,
          'font-display': 'swap',
          'size-adjust': size === 1 ? undefined : percent(size),
        },
      }),
    );
}

function rule({ family, weight, source, range, descriptors }) {
  const lines = Object.entries(descriptors)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value};`);
  const letters = range === 'all' ? '' : `unicode-range:${RANGES[range]};`;
  return `@font-face{font-family:${family};font-weight:${weight};${lines.join('')}${letters}src:${source}}`;
}

/** Which fonts a face is made of for words in these letters, at which sizes and weights. */
function planOf(face, letters) {
  const source = { hasItalic: false, bold: 700, ...FACE_SOURCES[face] };
  const { hebrew, kind, hebrewKind = kind, hasItalic, bold } = source;
  const isHebrew = letters === 'hebrew';
  const latin = isHebrew ? (source.hebrewLatin ?? hebrew) : source.latin;
  const isOfLatin = latin === source.latin;
  const latinSize = (isOfLatin ? source.size : source.hebrewSize) ?? 100;
  const hebrewSize = source.hebrewSize ?? (hebrew === latin ? latinSize : 100);
  return {
    family: familyOf(face, letters),
    kind: isHebrew ? hebrewKind : kind,
    bold,
    ranges: rangesFor([latin, hebrew]),
    latin: { font: latin, size: latinSize / 100, hasItalic: hasItalic && isOfLatin },
    hebrew: { font: hebrew, size: hebrewSize / 100, hasItalic: false },
  };
}

function rangesFor(fonts) {
  const hasTwoWeights = fonts.some((font) => STATIC_WEIGHTS[font]?.length === 2);
  return hasTwoWeights ? Object.values(WEIGHTS) : [ALL_WEIGHTS];
}

/** A font of the device to stand in for one script, and one of the same widths to measure. */
function localFontsFor(kind, script) {
  return Object.entries(LOCAL_FONTS[kind]).flatMap(([suffix, local]) => {
    if (script === 'latin' || suffix === 'a') return [{ suffix, ...local }];
    return local.hebrewStand === undefined
      ? []
      : [{ suffix, stand: local.hebrewStand, names: local.hebrewNames }];
  });
}

/** Rules that make fonts of the visitor's device as wide and as high as the web font. */
async function fallbackRules(meter, plan, script, range) {
  const { font, size } = plan[script];
  const rules = [];
  for (const { suffix, stand, names } of localFontsFor(plan.kind, script))
    for (const [name, weight, deviceWeight] of [
      ['regular', 400, 400],
      ['bold', plan.bold, 700],
    ]) {
      const web = await meter.measure(packageOf(font), font, script, weight);
      const device = await meter.measure(`@fontsource/${stand}`, stand, script, deviceWeight);
      const scale = (size * web.width) / device.width;
      const height = (share) => `${Math.round((share * size * 100) / scale)}%`;
      rules.push(
        rule({
          family: `${plan.family}-${suffix}`,
          weight: WEIGHTS[name],
          source: names[name].map((one) => `local(${one})`).join(),
          range,
          descriptors: {
            'size-adjust': percent(scale),
            'ascent-override': height(web.ascent),
            'descent-override': height(web.descent),
          },
        }),
      );
    }
  return rules;
}

async function cssOf(meter, face, letters) {
  const plan = planOf(face, letters);
  const isHebrew = letters === 'hebrew';
  const fallbacks = [
    ...(await fallbackRules(meter, plan, 'latin', isHebrew ? 'beforeHebrew' : 'all')),
    ...(isHebrew ? await fallbackRules(meter, plan, 'hebrew', 'hebrew') : []),
  ];
  return {
    css: [...webRules(plan, 'latin'), ...webRules(plan, 'hebrew'), ...fallbacks].join(''),
    more: webRules(plan, 'latin', 'latin-ext').join(''),
  };
}

const executablePath = await findBrowser();
const browser = await chromium.launch({
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  ...(executablePath === undefined ? {} : { executablePath }),
});
try {
  const meter = await createFontMeter(browser, read, SAMPLE_WORDS);
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
  writeTable('font-files.ts', files, [
    '',
    '/** Which file of the packages each address below /fonts/ serves. */',
    'export const FONT_FILES: Readonly<Record<string, string>> =',
  ]);
} finally {
  await browser.close();
}

function writeTable(name, value, before) {
  const file = join(here, '../src/faces', name);
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
