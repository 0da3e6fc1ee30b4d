import type { AppState, Data, Fields } from '@puckeditor/core';
import { Render } from '@puckeditor/core/rsc';
import { createElement, isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Language, POPUP_TYPES, type PopupType } from '@beckon/contract/values';
import { COPY, FORMATS } from '../index.ts';
import { puckConfigFor } from './config.tsx';

it.each(POPUP_TYPES)(
  'the editor of a popup offers blocks in groups for %s, and the game only for games',
  (type) => {
    const { categories = {}, components } = puckConfigFor(type, 'en');
    const offered = Object.values(categories).flatMap((category) => category.components ?? []);
    expect(Object.keys(components)).toEqual(expect.arrayContaining(offered));
    expect(offered).toContain('Text');
    expect(offered.includes('Game')).toBe(type === 'gamified');
  },
);

it('the editor of a popup has every block that the formats use', () => {
  const { components } = puckConfigFor('lightbox', 'he');
  const used = new Set(
    FORMATS.flatMap(({ design }) =>
      [...JSON.stringify(design.en).matchAll(/"type":"(\w+)","props"/g)].map(
        ([, name]) => name ?? '',
      ),
    ),
  );
  expect([...used].filter((name) => !(name in components))).toEqual([]);
});

it('the editor of a popup draws the canvas in the direction of the language, with the theme', () => {
  const Root = puckConfigFor('bar', 'he', { look: { theme: 'mint' } }).root?.render;
  const drawn = Root?.({
    id: 'root',
    children: 'canvas',
    puck: {
      isEditing: true,
      metadata: {},
      dragRef: null,
      renderDropZone: () => createElement('i'),
    },
  });
  expect(isValidElement(drawn) ? renderToStaticMarkup(drawn) : '').toMatch(
    /data-type="bar" data-layout="desktop" data-theme="mint" dir="rtl" lang="he"/,
  );
});

it('the editor of a popup passes an empty text to its own field if an older design has no value', () => {
  const Products = ({ value }: { readonly value: string }) => <i>{value.length} letters</i>;
  const { components } = puckConfigFor('lightbox', 'en', {
    own: { fields: { products: Products } },
  });
  const field = components['Products']?.fields?.['products'];
  const drawn =
    field?.type === 'custom' &&
    'render' in field &&
    field.render({
      field,
      id: 'p',
      name: 'products',
      value: undefined,
      onChange: () => undefined,
    });
  expect(isValidElement(drawn) ? renderToStaticMarkup(drawn) : '').toContain('0 letters');
});

it('the editor of a popup draws a slot with the component that Puck passes', () => {
  const draw = puckConfigFor('lightbox', 'en').components['Panel']?.render;
  const drawn = draw?.({
    id: 'Panel-1',
    tone: 'accent',
    content: ({ className }: { className?: string }) => (
      <div className={`slot ${className}`}>inside</div>
    ),
    puck: {
      isEditing: true,
      metadata: {},
      dragRef: null,
      renderDropZone: () => createElement('i'),
    },
    editMode: true,
  });
  expect(isValidElement(drawn) ? renderToStaticMarkup(drawn) : '').toMatch(
    /t-tone-accent.*class="slot t-stack[^"]*">inside/,
  );
});

/** The settings that the editor offers for a block with these properties. */
async function settingsOf(type: string, props: object): Promise<Fields> {
  const { resolveFields, fields = {} } = puckConfigFor('lightbox', 'en').components[type] ?? {};
  const data = { type, props: { id: `${type}-1`, ...props } };
  const resolved = await resolveFields?.(data, {
    changed: {},
    fields,
    lastFields: fields,
    lastData: null,
    metadata: {},
    appState: {} as AppState,
    parent: null,
  });
  return resolved ?? {};
}

it.each([
  ['whatsapp', 'WhatsApp number with country code'],
  ['messenger', 'Name of your Facebook page'],
  ['telegram', 'Telegram user name'],
])('a button that opens %s asks for an account of that service', async (app, label) => {
  expect((await settingsOf('MessageButton', { app }))['account']?.label).toBe(label);
});

describe('the settings of a field', () => {
  const offered = async (kind: string): Promise<readonly string[]> =>
    Object.keys(await settingsOf('Field', { kind }));

  it.each([
    ['email', ['emailMode']],
    ['phone', ['phoneMode']],
    ['tel', ['phoneMode']],
    ['select', ['options']],
    ['radio', ['options', 'look']],
    ['checkbox', ['options', 'look']],
    ['date', []],
    ['hidden', []],
  ])(
    'a field of kind %s has these of the settings that only some kinds have: %j',
    async (kind, own) => {
      const names = await offered(kind);
      expect(
        names.filter((name) => ['options', 'look', 'emailMode', 'phoneMode'].includes(name)),
      ).toEqual(own);
      expect(names).toEqual(expect.arrayContaining(['kind', 'label', 'name', 'defaultValue']));
    },
  );

  it('the settings of a field call each option by its text', () => {
    const { fields = {} } = puckConfigFor('lightbox', 'en').components['Field'] ?? {};
    const { options } = fields;
    const summary = options?.type === 'array' ? options.getItemSummary : undefined;
    expect([summary?.({ text: 'Small' }, 0), summary?.({ text: '' }, 1)]).toEqual(['Small', '2']);
  });
});

describe('the first change of a new or duplicated field', () => {
  /** The words of a field after a change of which Puck does not know what was before. */
  async function wordsAfter(props: object, language: Language = 'en'): Promise<unknown> {
    const { resolveData } = puckConfigFor('lightbox', language).components['Field'] ?? {};
    const data = { type: 'Field', props: { id: 'Field-1', ...props } };
    const resolved = await resolveData?.(data, {
      changed: {},
      lastData: null,
      metadata: {},
      trigger: 'replace',
      parent: null,
      root: { props: {} },
    });
    return [resolved?.props?.['label'], resolved?.props?.['placeholder']];
  }

  it.each(['en', 'he'] as const)(
    'a new field gets the words of its kind at its first change (%s)',
    async (language) => {
      const { label, placeholder } = COPY[language].newParts.fields.text;
      const started = startOf('lightbox', language, 'Field');
      expect(await wordsAfter({ ...started, kind: 'text' }, language)).toEqual([
        label,
        placeholder,
      ]);
    },
  );

  it('the first change of a field keeps its words if its kind stays, or if they are its owner’s', async () => {
    const started = startOf('lightbox', 'en', 'Field');
    expect(await wordsAfter({ ...started, isRequired: false })).toEqual([
      started?.['label'],
      started?.['placeholder'],
    ]);
    const own = { kind: 'text', label: 'Email', placeholder: 'Where we write to' };
    expect(await wordsAfter(own)).toEqual(['Email', 'Where we write to']);
  });
});

const startOf = (type: PopupType, language: Language, name: string) =>
  puckConfigFor(type, language).components[name]?.defaultProps;

it.each([
  ['Field', { label: 'אימייל', placeholder: 'כתובת האימייל שלך' }],
  ['Headline', { text: 'כותרת שאומרת דבר אחד', size: 'l' }],
  ['Countdown', { seconds: 'שניות', look: 'tiles' }],
  ['SubmitButton', { text: 'שליחה' }],
])('a new block has words in the language of its popup: %s', (name, words) => {
  expect(startOf('lightbox', 'he', name)).toMatchObject(words);
});

it('a new block shows the code of the prize in a game, and a code of the popup elsewhere', () => {
  expect(startOf('gamified', 'en', 'Coupon')).toMatchObject({ code: '{{prize_code}}' });
  expect(startOf('lightbox', 'en', 'Coupon')).toMatchObject({ code: 'WELCOME10' });
});

describe('a field on the canvas', () => {
  const drawn = (props: Readonly<Record<string, unknown>>): string => {
    const data: Data = {
      root: { props: {} },
      content: [{ type: 'Field', props: { id: 'Field-1', ...props } }],
    };
    return renderToStaticMarkup(<Render config={puckConfigFor('lightbox', 'en')} data={data} />);
  };

  it('on the canvas, a single box, a group of boxes and a hidden field look different', () => {
    expect(drawn({ kind: 'checkbox', label: 'I agree', isRequired: true })).toContain(
      '<span class="bk-choice">☐ <span>I agree *</span></span>',
    );
    expect(drawn({ kind: 'checkbox', label: 'Days', options: [{ text: 'Monday' }] })).toMatch(
      /bk-label">Days<.*☐ <span>Monday/,
    );
    expect(drawn({ kind: 'radio', label: 'Size', options: [{ text: 'Small' }] })).toMatch(
      /bk-label">Size<.*○ <span>Small/,
    );
    expect(drawn({ kind: 'hidden', label: 'Source', defaultValue: 'spring' })).toContain(
      'Hidden: spring',
    );
  });
});

describe('a format opened in the editor', () => {
  it.each(['lightbox', 'bar', 'gamified', 'embedded'] as const)(
    'the editor draws the first format of %s through Puck itself, with its slots',
    (type) => {
      const [format] = FORMATS.filter((candidate) => candidate.type === type);
      const data = JSON.parse(JSON.stringify(format?.design.en)) as Data;
      const html = renderToStaticMarkup(<Render config={puckConfigFor(type, 'en')} data={data} />);
      expect(html).toMatch(/<section class="t-screen[^"]*" data-screen="form"/);
      expect(html).toMatch(/<h2 class="t-h /);
      expect(html).toContain(
        format?.design.en.content.length === 2 ? 'data-screen="thanks"' : 'data-screen="lost"',
      );
    },
  );
});
