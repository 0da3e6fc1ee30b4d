import { expect, test } from 'vitest';
import { A_PNG } from '../../testing/a-picture.ts';
import { anOwnerApp } from '../../testing/an-owner-app.ts';
import { buildTestApp, POPUP_ID, SECRET } from '../../testing/build-test-app.ts';
import { aDesign } from '../../testing/stub-renderers.ts';
import { aConversion, NOON } from '../../store/testing/a-record.ts';
import { writeOwnerToken } from '../../http/owner/owner-token.ts';
import { createPictureMover } from './move-pictures.ts';

const KEPT = 'a'.repeat(32);
const GONE = 'b'.repeat(32);
const move = createPictureMover({
  store: { existingPictures: async (ids) => ids.filter((id) => id === KEPT) },
  publicUrl: 'https://new.example',
});

test.each([
  [
    'sample pictures',
    '<img src="http://127.0.0.1:4913/sample-pictures/coffee.webp">',
    '<img src="https://new.example/sample-pictures/coffee.webp">',
  ],
  [
    'uploaded pictures',
    `{"url":"http://old.example/pictures/${KEPT}.png"}`,
    `{"url":"https://new.example/pictures/${KEPT}.png"}`,
  ],
  [
    'pictures in style sheets',
    `background:url(http://old.example/pictures/${KEPT}.jpg)`,
    `background:url(https://new.example/pictures/${KEPT}.jpg)`,
  ],
])('%s move to the present address of the server', async (_what, text, moved) => {
  expect(await move(text)).toBe(moved);
});

test.each([
  `"https://other.example/pictures/${GONE}.png"`,
  '"https://other.example/sample-pictures/theirs.webp"',
  '"https://other.example/sample-pictures/coffee.webp.html"',
  '"https://other.example/shop/sample-pictures/coffee.webp"',
  `"https://other.example/proxy?of=https://old.example/pictures/${KEPT}.png"`,
])('what this server does not have keeps its address: %s', async (text) => {
  expect(await move(text)).toBe(text);
});

test('without a public address, all addresses stay as they are', async () => {
  const text = '"http://old.example/sample-pictures/coffee.webp"';
  const still = createPictureMover({
    store: { existingPictures: async () => [] },
    publicUrl: undefined,
  });
  expect(await still(text)).toBe(text);
});

test('visitors load the pictures of a published popup from the present address', async () => {
  const server = await buildTestApp();
  const url = '/sample-pictures/coffee.webp';
  const html = `<img src="http://127.0.0.1:4913${url}">`;
  await server.publish({}, { type: 'gamified' });
  const template = { hash: 'old-origin', html };
  await server.store.publishPopup('account1', POPUP_ID, { template, revision: 1, at: NOON });
  const sent = await server.app.inject('/templates/old-origin.html');
  expect(sent.body).toBe(`<img src="https://beckon.test${url}">`);
  expect((await server.app.inject(`/landing/${POPUP_ID}`)).body).toContain(
    `src="https://beckon.test${url}"`,
  );
  await server.close();
});

test('a preview on the owner’s site loads its pictures from the present address', async () => {
  const html = '<img src="http://127.0.0.1:4913/sample-pictures/coffee.webp">';
  const server = await buildTestApp({
    draftOf: async (site, popupId) => {
      const popup = await server.store.popup(site.accountId, popupId);
      const published = popup?.published;
      return popup && published && { popup: { ...popup, published, isActive: true }, html };
    },
  });
  await server.publish();
  const owner = writeOwnerToken({ siteId: 'site1', until: NOON + 1 }, SECRET);
  const answer = await server.ask({ preview_poptin_id: POPUP_ID, owner });
  expect(answer.body).toContain('https://beckon.test/sample-pictures/coffee.webp');
  await server.close();
});

test('owners get the pictures of their drafts at the present address', async () => {
  const server = await anOwnerApp({ publicUrl: 'https://new.example' });
  const ruth = await server.anOwner('ruth');
  const { site } = (await ruth.call('POST', '/api/owner/sites', { name: 'Shop' })).json();
  const pictures = `/api/owner/sites/${site.id}/pictures`;
  const upload = { name: 'a.png', data: A_PNG };
  const { url } = (await ruth.call('POST', pictures, upload)).json().picture;
  const design = aDesign('Image');
  Object.assign(design.content[0]?.props ?? {}, { src: url.replace('new.', 'old.') });
  const asked = { name: 'Sale', type: 'lightbox', format: 'format_1', language: 'en', design };
  const popups = `/api/owner/sites/${site.id}/popups`;
  const { popup } = (await ruth.call('POST', popups, asked)).json();
  const read = (await ruth.call('GET', `/api/owner/popups/${popup.id}`)).json();
  expect(read.popup.design.content[0].props.src).toBe(url);
  await server.close();
});

test('what a visitor wrote reaches the owner as it was written', async () => {
  const server = await anOwnerApp({ publicUrl: 'https://new.example' });
  const ruth = await server.anOwner('ruth');
  const { site } = (await ruth.call('POST', '/api/owner/sites', { name: 'Shop' })).json();
  const { account } = (await ruth.call('GET', '/api/owner/me')).json();
  const value = 'http://old.example/sample-pictures/coffee.webp';
  const fields = [{ name: 'note', label: 'Note', kind: 'text' as const, value }];
  await server.store.recordConversion(
    aConversion({ siteId: site.id, accountId: account.id, fields }),
  );
  const { leads } = (await ruth.call('GET', `/api/owner/sites/${site.id}/leads`)).json();
  expect(leads).toMatchObject([{ fields: [{ value }] }]);
  await server.close();
});
