import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { directionOf, LANGUAGES } from '@beckon/contract/values';
import { block, designOf } from '../design/make-block.ts';
import { FORMATS } from '../index.ts';
import { renderTemplate } from './index.ts';

const POPUP_ID = 'Abc1234567890';
const BUDGET_BYTES = 6.7 * 1024;
const aTemplate = (
  screens = [block('Screen', { screen: 'form', content: [block('Headline', { text: 'Hello' })] })],
): string =>
  renderTemplate({
    popupId: POPUP_ID,
    type: 'lightbox',
    format: 'format_1',
    theme: 'dawn',
    language: 'en',
    design: designOf(screens),
  }).html;

describe.each(FORMATS.map((format) => [`${format.type} ${format.format}`, format] as const))(
  '%s',
  (_, { type, format, theme, design }) => {
    it.each(LANGUAGES)(
      'a format is rendered in %s as the contract says, in 6.7 KB, without scripts or rem',
      (language) => {
        const { html } = renderTemplate({
          popupId: POPUP_ID,
          type,
          format,
          theme,
          language,
          design: design[language],
        });
        expect(html).toContain(`<div id="${POPUP_ID}" class="poptin-popup"`);
        expect(html).toContain(
          `data-type="${type}" data-format="${format}" data-theme="${theme}" dir="${directionOf(language)}" lang="${language}"`,
        );
        expect(html).toMatch(/<section class="t-screen[^"]*" data-screen="form"/);
        expect(html).toMatch(/<h2 /);
        expect(html).not.toMatch(/<script|\son[a-z]+=|javascript:|\drem\b|undefined|\[object|NaN/);
        expect(brotliCompressSync(html).length).toBeLessThanOrEqual(BUDGET_BYTES);
      },
    );
  },
);

describe('a rendered template', () => {
  it('a rendered template shows the words of the owner as text, never as markup', () => {
    const html = aTemplate([
      block('Screen', {
        screen: 'form',
        content: [block('Headline', { text: '<img src=x onerror=alert(1)>' })],
      }),
    ]);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('a rendered template opens share links in a new tab, except for e-mail, where a mail program opens', () => {
    const ways = ['whatsapp', 'email'].map((network) => ({ network, text: '' }));
    const html = aTemplate([
      block('Screen', { screen: 'form', content: [block('Share', { ways })] }),
    ]);
    const links = [...html.matchAll(/<a [^>]*>/g)].map(([link]) => link);
    expect(links.map((link) => link.includes('data-target="new-tab"'))).toEqual([true, false]);
    expect(links[1]).toContain('mailto:');
  });

  it('a rendered template marks the words that the owner stressed', () => {
    expect(
      aTemplate([block('Screen', { content: [block('Text', { text: 'a *b* **c**' })] })]),
    ).toContain('a <em>b</em> <strong>c</strong>');
  });

  it.each(['Headline', 'Text'])(
    'a rendered template contains the text for free shipping: %s',
    (type) => {
      const html = (text: string) =>
        aTemplate([
          block('Screen', { content: [block(type, { text, reached: 'Ours "free" now ' })] }),
        ]);
      expect(html('{{free_shipping_gap}} to go')).toContain(
        'data-reached="Ours &quot;free&quot; now"',
      );
      expect(html('Free from {{free_shipping_from}}')).not.toContain('data-reached');
    },
  );

  it.each([
    ['an e-mail', 'an <span class="t-whole">e-mail</span>'],
    ['*by e-mail*', '<em>by <span class="t-whole">e-mail</span></em>'],
    ['well-made, 2-3', 'well-made, 2-3'],
  ])(
    'a rendered template never breaks a line after a single letter and its hyphen: %s',
    (text, expected) => {
      expect(aTemplate([block('Screen', { content: [block('Text', { text })] })])).toContain(
        `>${expected}</p>`,
      );
    },
  );

  it.each([
    ['List', { items: [{ text: 'Type your e-mail' }] }],
    ['SubmitButton', { text: 'Type your e-mail' }],
    ['LinkButton', { text: 'Type your e-mail' }],
    ['CloseButton', { text: 'Type your e-mail' }],
  ])('a rendered template puts the words of a %s into one element', (type, props) => {
    expect(aTemplate([block('Screen', { content: [block(type, props)] })])).toContain(
      '><span>Type your <span class="t-whole">e-mail</span></span><',
    );
  });

  it.each([
    ['$', '<b dir="ltr"><small>$</small>10</b><span><u>off</u></span>'],
    ['₪', '<b dir="ltr"><small>₪</small>10</b><span><u>off</u></span>'],
    ['%', '<b dir="ltr">10</b><span><i>%</i><u>off</u></span>'],
  ])('a rendered template puts %s on the usual side of the number', (unit, expected) => {
    expect(
      aTemplate([
        block('Screen', { content: [block('Figure', { value: '10', unit, word: 'off' })] }),
      ]),
    ).toContain(expected);
  });

  it('a rendered template leaves out unknown blocks, and replaces unknown settings by defaults', () => {
    const html = aTemplate([
      block('Screen', {
        screen: 'form',
        content: [block('Teleporter'), block('Headline', { text: 'Still here', size: 'gigantic' })],
      }),
    ]);
    expect(html).toContain('Still here');
    expect(html).toContain('t-h-l');
  });

  it('a rendered template is drawn even if the content of its design is not a list', () => {
    const broken: unknown = JSON.parse('{"root":{"props":{}},"content":"oops"}');
    expect(
      renderTemplate({
        popupId: POPUP_ID,
        type: 'bar',
        format: 'format_1',
        theme: 'nowhere',
        language: 'he',
        design: broken as ReturnType<typeof designOf>,
      }).html,
    ).toContain('data-theme="dawn"');
  });

  it('a rendered template contains the settings of each field for the view', () => {
    const html = aTemplate([
      block('Screen', {
        content: [
          block('Field', {
            kind: 'select',
            label: 'Size',
            isRequired: 'true',
            options: [{ text: 'S' }, { text: 'M' }],
          }),
        ],
      }),
    ]);
    const [, json = '{}'] = /data-field="([^"]*)"/.exec(html) ?? [];
    expect(JSON.parse(json.replaceAll('&quot;', '"'))).toMatchObject({
      id: 'Field-1',
      kind: 'select',
      label: 'Size',
      isRequired: true,
      options: ['S', 'M'],
    });
  });

  it.each([
    ['no options', {}],
    ['the option that says what the field says', { options: [{ text: 'I agree' }] }],
  ])('a checkbox with %s is one box', (_what, options) => {
    const html = aTemplate([
      block('Screen', {
        content: [block('Field', { kind: 'checkbox', label: 'I agree', ...options })],
      }),
    ]);
    expect(html.match(/I agree/g)).toHaveLength(1);
  });

  it('a rendered template puts the words of a list item into one element, also stressed or unbreakable words', () => {
    const html = aTemplate([
      block('Screen', {
        content: [block('List', { items: [{ text: 'The *details* by e-mail' }] })],
      }),
    ]);
    expect(html).toMatch(
      /<li><span>The <em>details<\/em> by <span class="t-whole">e-mail<\/span><\/span><\/li>/,
    );
  });
});
