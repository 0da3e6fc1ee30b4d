import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultSettings, PopupSettings } from '@beckon/contract/settings';
import {
  FORMAT_COUNTS,
  isFormatOf,
  LANGUAGES,
  POPUP_TYPES,
  type Language,
} from '@beckon/contract/values';
import { Value } from 'typebox/value';
import { parseBlocks, type Block } from '../design/design.ts';
import {
  blankFormat,
  designFor,
  FORMATS,
  formatsOf,
  GALLERY,
  COPY,
  PURPOSES,
  THEME_NAMES,
} from '../index.ts';

const walk = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => [
    block,
    ...Object.values(block.props).flatMap((value) => walk(parseBlocks(value))),
  ]);
const shapeOf = (blocks: readonly Block[]): string =>
  walk(blocks)
    .map(
      ({ type, props }) =>
        `${type}:${JSON.stringify([props['source'], props['kind'], props['tone']])}`,
    )
    .join(' ');
/** The order of the blocks, without drawings, because another language may show another holiday. */
const orderOf = (blocks: readonly Block[]): string =>
  walk(blocks)
    .map(({ type, props }) => `${type}:${JSON.stringify([props['kind'], props['tone']])}`)
    .join(' ');
const textsOf = (blocks: readonly Block[]): string[] =>
  walk(blocks)
    .flatMap(({ props }) => [props['text'], props['label'], props['placeholder']])
    .filter((text): text is string => typeof text === 'string' && text !== '');

describe('the template library', () => {
  it.each(POPUP_TYPES)(
    'the template library has every numbered format of %s exactly once',
    (type) => {
      const names = formatsOf(type).map(({ format }) => format);
      expect(names).toHaveLength(FORMAT_COUNTS[type]);
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => !isFormatOf(type, name))).toEqual([]);
      expect(formatsOf(type).filter((format) => format.type !== type)).toEqual([]);
    },
  );

  it('the template library has 117 formats, and `content` has those of lightbox', () => {
    expect(FORMATS).toHaveLength(117);
    expect(designFor('content', 'format_3', 'en')).toEqual(designFor('lightbox', 'format_3', 'en'));
    expect(designFor('gamified', 'format_4', 'en')).toBeUndefined();
  });

  it('README gives the number of designs in the gallery', () => {
    const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
    expect(/(\d+) designs/.exec(readme)?.[1]).toBe(String(GALLERY.length));
  });

  it.each(POPUP_TYPES)(
    'the template library has no two formats of %s with the same blocks',
    (type) => {
      const shapes = formatsOf(type).map(({ design }) => shapeOf(design.en.content));
      expect(new Set(shapes).size).toBe(shapes.length);
    },
  );

  it.each(POPUP_TYPES)('the template library shows %s in more than one theme', (type) => {
    expect(new Set(formatsOf(type).map(({ theme }) => theme)).size).toBeGreaterThan(2);
  });

  it.each(LANGUAGES)(
    'the template library has no two formats with the same name (%s)',
    (language) => {
      const names = GALLERY.map(({ name }) => name[language]);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    },
  );

  it.each([
    ['sside', 'format_9', 'seder'],
    ['sside', 'format_13', 'newYear'],
    ['fullpage', 'format_8', 'hanukkah'],
  ] as const)(
    'the template library shows Hebrew readers a holiday of theirs in %s %s: %s',
    (type, format, scene) => {
      const designIn = (language: Language) => designFor(type, format, language)?.content;
      const drawings = (blocks: readonly Block[] = []) =>
        walk(blocks).flatMap(({ props }) => (props['url'] === '' ? [props['source']] : []));
      expect(drawings(designIn('he'))).toContain(scene);
      expect(drawings(designIn('en'))).not.toContain(scene);
    },
  );

  it.each(['format_1', 'format_2', 'format_3'])(
    'the template library has three looks of the game %s',
    (game) => {
      const looks = GALLERY.filter(({ type, format }) => type === 'gamified' && format === game);
      expect(new Set(looks.map(({ theme }) => theme)).size).toBe(3);
      expect(new Set(looks.map(({ design }) => shapeOf(design.en.content))).size).toBe(3);
    },
  );

  it.each(POPUP_TYPES)('the template library has a blank format for %s', (type) => {
    const { design, baseSize } = blankFormat(type);
    expect(baseSize).toEqual(defaultSettings(type).appearance.size);
    expect(walk(design.en.content).map((block) => block.type)).toContain('Form');
    expect(shapeOf(design.he.content)).toBe(shapeOf(design.en.content));
  });

  it('a design that asks for one answer is not sent without one', () => {
    const questions = FORMATS.flatMap(({ design }) => walk(design.en.content)).filter(
      ({ type, props }) => type === 'Field' && props['kind'] === 'radio',
    );
    expect(questions.length).toBeGreaterThan(0);
    expect(questions.filter(({ props }) => props['isRequired'] !== true)).toEqual([]);
  });

  it('a design with a code stays open until the visitor closes it', () => {
    const withCode = FORMATS.filter(
      ({ design, type }) =>
        type !== 'gamified' && walk(design.en.content).some((block) => block.type === 'Coupon'),
    );
    expect(withCode.length).toBeGreaterThan(10);
    expect(
      withCode
        .filter(
          ({ settings }) =>
            settings.afterConversion === undefined ||
            settings.afterConversion.thanksCloseAfterSeconds !== undefined,
        )
        .map(({ type, format }) => `${type} ${format}`),
    ).toEqual([]);
  });

  it('a design that only leads to another page goes there after a second of thanks', () => {
    const leads = (format: (typeof FORMATS)[number], name: string) =>
      walk(format.design.en.content).some((block) => block.type === name);
    const free = FORMATS.filter(
      ({ type, settings }) =>
        type !== 'gamified' && settings.afterConversion?.thanksCloseAfterSeconds !== undefined,
    );
    const links = FORMATS.filter(
      (format) =>
        !['gamified', 'embedded', 'social'].includes(format.type) &&
        leads(format, 'LinkButton') &&
        !leads(format, 'Form') &&
        !leads(format, 'Coupon'),
    );
    expect(links.length).toBeGreaterThan(10);
    const named = (of: readonly (typeof FORMATS)[number][]) =>
      of.map(({ type, format }) => `${type} ${format}`);
    expect(named(free)).toEqual(named(links));
    expect(
      new Set(links.map(({ settings }) => settings.afterConversion?.thanksCloseAfterSeconds)),
    ).toEqual(new Set([1]));
  });

  it('the template library has formats for at least 12 purposes, each with a name in both languages', () => {
    expect(new Set(FORMATS.map(({ purpose }) => purpose)).size).toBeGreaterThanOrEqual(12);
    const unnamed = (language: Language) =>
      PURPOSES.filter((purpose) => COPY[language].purposes[purpose].trim() === '');
    expect(LANGUAGES.flatMap(unnamed)).toEqual([]);
    expect(FORMATS.filter(({ theme }) => !THEME_NAMES.includes(theme))).toEqual([]);
  });
});

describe.each(
  GALLERY.map((format) => [`${format.type} ${format.format} ${format.name.en}`, format] as const),
)('%s', (_, { type, design, settings, baseSize, orientation }) => {
  it('a format has the same blocks in both languages, each with texts in its own letters', () => {
    expect(orderOf(design.he.content)).toBe(orderOf(design.en.content));
    expect(textsOf(design.en.content).join(' ')).not.toMatch(/[\u0590-\u05ff]/);
    expect(
      textsOf(design.he.content).filter((text) => /[\u0590-\u05ff]/.test(text)).length,
    ).toBeGreaterThan(2);
  });

  it('a format gives each block a unique id', () => {
    const ids = walk(design.en.content).map(({ props }) => props.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('a format has a form screen, and a screen that follows it', () => {
    const screens = design.en.content.map(({ props }) => props['screen']);
    expect(screens[0]).toBe('form');
    expect(screens).toContain(type === 'gamified' ? 'won' : 'thanks');
  });

  it('a format suggests only settings that a popup may have', () => {
    const defaults = defaultSettings(type);
    const { appearance, closing, ...rest } = settings;
    const merged = {
      ...defaults,
      ...rest,
      appearance: { ...defaults.appearance, ...appearance },
      closing: { ...defaults.closing, ...closing },
    };
    expect([...Value.Errors(PopupSettings, merged)]).toEqual([]);
    expect(merged.appearance.size).toEqual(baseSize);
    expect(orientation).toBe(baseSize.width > baseSize.height ? 'horizontal' : 'vertical');
  });
});
