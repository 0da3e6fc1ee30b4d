import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@beckon/contract/values';
import { describe, expect, it } from 'vitest';
import { designFor } from '../index.ts';
import { renderTemplate } from '../render/index.ts';
import { FACE_NAMES, facesCss } from './faces.ts';
import { currentFontName, fontFile } from './font-file.ts';
import { FONT_FILES } from './font-files.ts';
import { withoutWebFonts } from './without-web-fonts.ts';

function templateWith(text: string): string {
  const design = designFor('lightbox', 'format_1', 'en') ?? { content: [] };
  return renderTemplate({
    popupId: 'abcdefghijk01',
    type: 'lightbox',
    format: 'format_1',
    theme: 'ink',
    language: 'en',
    design: JSON.parse(JSON.stringify(design).replace('A letter', text)),
  }).html;
}

const filesIn = (css: string): string[] =>
  [...css.matchAll(/url\(\/fonts\/([^)]+)\)/g)].map(([, name = '']) => name);

it('the fonts of a template are those of its theme and no others', () => {
  const families = templateWith('A letter').match(/font-family:beckon-[\w-]+/g) ?? [];
  expect(new Set(families.map((family) => family.split('-')[2]))).toEqual(
    new Set(['didone', 'grotesque']),
  );
});

it('the fonts of a template include rarer Latin letters only if its words use them', () => {
  expect(templateWith('A letter')).not.toContain('latin-ext');
  expect(templateWith('Žluťoučký kůň')).toContain('playfair-display-latin-ext');
});

it('the fonts of a template are removed if a site has switched web fonts off; the rest stays', () => {
  const plain = withoutWebFonts(templateWith('A letter'));
  expect(plain).not.toMatch(/@font-face|\/fonts\//);
  expect(plain).toContain('A letter');
  expect(plain).toContain('--bk-font:"Helvetica Neue",');
  expect(plain).not.toContain('beckon-');
});

describe.each(FACE_NAMES)('the font %s', (face) => {
  it.each(LANGUAGES)(
    'a web font has letters of both scripts in %s, with the same weights',
    (language) => {
      const css = facesCss([face], language, '');
      // A browser first picks the rules that match the weight, then looks among them for the
      // letter.
      const weightsOf = (range: string): string[] =>
        css
          .split('@font-face')
          .filter((rule) => rule.includes('/fonts/') && rule.includes(`unicode-range:${range}`))
          .filter((rule) => !rule.includes('italic'))
          .map((rule) => /font-weight:([\d ]+)/.exec(rule)?.[1] ?? '');
      expect(weightsOf('U+0-FF')).not.toEqual([]);
      expect(weightsOf('U+0-FF')).toEqual(weightsOf('U+590'));
    },
  );

  it.each(LANGUAGES)('a web font has fallbacks of its own width in %s', (language) => {
    const fallbacks = facesCss([face], language, '')
      .split('@font-face')
      .filter((rule) => rule.includes('local('));
    expect(fallbacks.length).toBeGreaterThanOrEqual(2);
    for (const rule of fallbacks)
      expect(rule).toMatch(/size-adjust:[\d.]+%;ascent-override:\d+%;descent-override:\d+%/);
  });

  it.each(LANGUAGES)('all files that a web font names in %s exist', (language) => {
    for (const name of filesIn(facesCss([face], language, 'ž')))
      expect(fontFile(name)).toBeDefined();
  });
});

describe('a font file', () => {
  it.each(Object.keys(FONT_FILES))('%s is named after its content', (name) => {
    const bytes = readFileSync(fontFile(name) ?? '');
    expect(name).toContain(createHash('sha256').update(bytes).digest('hex').slice(0, 8));
  });

  it('a font file of an earlier version is found by its name', () => {
    expect(currentFontName('outfit-latin.00000000.woff2')).toMatch(
      /^outfit-latin\.[0-9a-f]{8}\.woff2$/,
    );
    expect(currentFontName('outfit-latin-ext.00000000.woff2')).toMatch(/^outfit-latin-ext\./);
    expect(currentFontName('comic-sans.00000000.woff2')).toBeUndefined();
    expect(currentFontName('../secret')).toBeUndefined();
  });
});
