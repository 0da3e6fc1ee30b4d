import { afterEach, describe, expect, it } from 'vitest';
import { readEmbedConfig } from './embed-config.ts';
import { readPageParameters } from './page-parameters.ts';

function tag(attributes: Record<string, string>): void {
  const script = document.createElement('script');
  // Not a script that jsdom would try to fetch.
  script.type = 'text/plain';
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.head.append(script);
}

afterEach(() => {
  document.head.innerHTML = '';
});

it.each([
  ['our id', 'beckon-script'],
  ['the id of other servers of this wire format', 'pixel-script-poptin'],
])('our script tag is found by %s, whatever is before it', (_, id) => {
  tag({ src: 'https://other.example/pixel.js?id=ffffffffffff0' });
  tag({ id, src: 'https://beckon.example/pixel.js?id=a1b2c3d4e5f60' });
  expect(readEmbedConfig(document)).toEqual({
    clientId: 'a1b2c3d4e5f60',
    apiBase: 'https://beckon.example',
    nonce: '',
  });
});

it('our script tag is found by its address when a tag manager dropped the id, and keeps its folder', () => {
  tag({ src: 'https://cdn.example/jquery.js' });
  tag({ src: 'https://shop.example/tools/pixel.js?id=a1b2c3d4e5f60' });
  expect(readEmbedConfig(document)).toMatchObject({
    clientId: 'a1b2c3d4e5f60',
    apiBase: 'https://shop.example/tools',
  });
});

it.each([
  'https://beckon.example/pixel.js',
  'https://beckon.example/pixel.js?id=A1B2C3D4E5F60',
  'https://beckon.example/pixel.js?id=../../x',
])('our script tag has no client id in %s', (src) => {
  tag({ id: 'beckon-script', src });
  expect(readEmbedConfig(document)?.clientId).toBeUndefined();
});

it('our script tag may be missing', () => {
  expect(readEmbedConfig(document)).toBeUndefined();
});

describe("the page's address", () => {
  it.each([
    ['our names', 'beckon'],
    ['the names of other servers of this wire format', 'ppt'],
  ])("the page's address asks for a preview, an opening or the trace by %s", (_, our) => {
    expect(
      readPageParameters(
        `?${our}-preview=abcdefghijk01&${our}-explain&${our}-owner=t&utm_source=mail`,
      ),
    ).toMatchObject({
      previewPopupId: 'abcdefghijk01',
      openPopupId: undefined,
      ownerToken: 't',
    });
    expect(readPageParameters(`?${our}-open=abcdefghijk01`).openPopupId).toBe('abcdefghijk01');
    expect(readPageParameters('?utm_source=mail').all.get('utm_source')).toBe('mail');
  });

  it('the script makes no call with an invalid id', () => {
    expect(readPageParameters('?beckon-preview=<script>&beckon-open=x')).toMatchObject({
      previewPopupId: undefined,
      openPopupId: undefined,
    });
  });
});
