import { readFileSync } from 'node:fs';
import { Liquid, type TagToken, Tag, type TopLevelToken, type Context } from 'liquidjs';
import { expect, it } from 'vitest';

const CLIENT_ID = '0123456789abc';
const SERVER = 'https://popups.example.com';

/** Shopify's `schema` tag. The theme editor reads its content. It is never printed. */
class Schema extends Tag {
  constructor(token: TagToken, rest: TopLevelToken[], liquid: Liquid) {
    super(token, rest, liquid);
    while (rest.shift()?.getText() !== '{% endschema %}')
      if (rest.length === 0) throw new Error('no endschema');
  }
  override *render(_context: Context): Generator<unknown, void> {}
}

// Strict, because Shopify rejects a block with an unknown tag or filter.
const liquid = new Liquid({ strictFilters: true });
liquid.registerTag('schema', Schema);

interface Page {
  readonly isThemeEditor?: boolean;
}

function textOf(block: string): string {
  return readFileSync(new URL(`extension/blocks/${block}.liquid`, import.meta.url), 'utf8');
}

async function render(
  block: string,
  settings: Readonly<Record<string, unknown>>,
  { isThemeEditor = false }: Page = {},
): Promise<string> {
  const html: string = await liquid.parseAndRender(textOf(block), {
    block: { settings, shopify_attributes: 'data-shopify-editor-block="1"' },
    request: { design_mode: isThemeEditor },
  });
  return html.trim();
}

function schemaOf(block: string): Record<string, unknown> {
  const [, json = ''] = /\{% schema %\}(.+)\{% endschema %\}/su.exec(textOf(block)) ?? [];
  return JSON.parse(json);
}

it('the app embed prints the script tag', async () => {
  expect(await render('popups', { client_id: CLIENT_ID, server: SERVER })).toBe(
    `<script id="beckon-script" src="${SERVER}/pixel.js?id=${CLIENT_ID}" async crossorigin></script>`,
  );
});

it('the app embed accepts what owners paste: spaces, capitals, a slash at the end', async () => {
  expect(
    await render('popups', { client_id: ' 0123456789ABC ', server: ` ${SERVER}/ ` }),
  ).toContain(`src="${SERVER}/pixel.js?id=${CLIENT_ID}"`);
});

it('the app embed escapes its settings, so that none can leave the attribute', async () => {
  const html = await render('popups', {
    client_id: `"><script>ab1`,
    server: 'https://x.example"onload="alert(1)',
  });
  expect(html).not.toContain('onload="');
  expect(html.match(/<script/gu) ?? []).toHaveLength(1);
});

it.each([
  ['nothing entered', { client_id: '', server: '' }],
  ['settings that are missing', {}],
  ['an invalid client id', { client_id: 'CLIENT_ID', server: SERVER }],
  ['an address that a shop cannot load', { client_id: CLIENT_ID, server: 'http://x.example' }],
  ['an address that is a script', { client_id: CLIENT_ID, server: 'javascript:alert(1)//' }],
])('the app embed prints nothing with %s', async (_what, settings) => {
  expect(await render('popups', settings)).toBe('');
});

it('the app embed prints nothing in the theme editor', async () => {
  const settings = { client_id: CLIENT_ID, server: SERVER };
  expect(await render('popups', settings, { isThemeEditor: true })).toBe('');
});

it('the form block prints the element of the form', async () => {
  expect(await render('form', { popup_id: 'Form000000001' })).toBe(
    '<div class="beckon-embedded" data-id="Form000000001" data-shopify-editor-block="1"></div>',
  );
});

it('the form block escapes its setting, so that it cannot leave the attribute', async () => {
  expect(await render('form', { popup_id: '"><script>123' })).not.toContain('"><script>');
});

it('the form block shows in the theme editor what is missing, and shows nothing to visitors', async () => {
  expect(await render('form', {})).toBe('');
  expect(await render('form', {}, { isThemeEditor: true })).toContain('Enter the id');
});

it.each([
  ['popups', 'body', ['client_id', 'server']],
  ['form', 'section', ['popup_id']],
])('%s: the theme editor can read its settings', (block, target, ids) => {
  expect(schemaOf(block)).toMatchObject({
    name: expect.stringMatching(/^.{1,25}$/u),
    target,
    settings: ids.map((id) => ({ id, type: 'text', label: expect.any(String) })),
  });
});
