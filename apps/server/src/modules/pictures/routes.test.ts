import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PICTURE_MAX_BYTES } from '@beckon/contract/values';
import { A_PNG } from '../../testing/a-picture.ts';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';

let server: OwnerApp;
let ruth: OwnerBrowser;
let address: string;
beforeEach(async () => {
  server = await anOwnerApp();
  ruth = await server.anOwner('ruth');
  const { site } = (await ruth.call('POST', '/api/owner/sites', { name: 'Shop' })).json();
  address = `/api/owner/sites/${site.id}/pictures`;
});
afterEach(() => server.close());

const upload = (data: string | Buffer, name = 'logo.png') =>
  ruth.call('POST', address, {
    name,
    data: typeof data === 'string' ? data : data.toString('base64'),
  });
const list = async () => (await ruth.call('GET', address)).json().pictures;

test('a picture is stored once, at an address of this server, and listed newest first', async () => {
  const { picture } = (await upload(A_PNG)).json();
  expect(picture.url).toMatch(/^http:\/\/localhost:80\/pictures\/[0-9a-f]{32}\.png$/);
  server.clock.nowMs += 1000;
  expect((await upload(A_PNG, 'again.png')).json().picture).toEqual(picture);
  const gif = (await upload(Buffer.from('GIF89a and so on'), 'dance.gif')).json().picture;
  expect(await list()).toEqual([gif, picture]);
});

describe('what is refused', () => {
  test.each([
    [
      'a drawing that may hold scripts',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a program', 'MZ\x90'],
    ['a text', 'hello'],
  ])('the upload refuses %s, whatever its name is', async (_what, content) => {
    const answer = await upload(Buffer.from(content), 'innocent.png');
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      expect.stringContaining('no picture'),
    ]);
    expect(await list()).toEqual([]);
  });

  test('a picture of more than 2 MB is refused', async () => {
    expect(
      (await upload(Buffer.concat([Buffer.from(A_PNG, 'base64'), Buffer.alloc(PICTURE_MAX_BYTES)])))
        .statusCode,
    ).toBe(413);
  });
});

test('a deleted picture is gone, and so are the pictures of a deleted site', async () => {
  const { id } = (await upload(A_PNG)).json().picture;
  const other = (await upload(Buffer.from('GIF89a'))).json().picture.id;
  expect((await ruth.call('DELETE', `${address}/${id}`)).statusCode).toBe(200);
  expect(await server.store.pictureData(id)).toBeUndefined();
  await ruth.call('DELETE', address.replace('/pictures', ''));
  expect(await server.store.pictureData(other)).toBeUndefined();
});
