import { strFromU8, unzipSync } from 'fflate';
import { aProduct, fillCatalogue } from '../store/testing/a-product.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { valueNamed } from '../modules/catalogue/formats/value-names.ts';
import { readCodes } from '../modules/prizes/read-codes.ts';
import { aDestination } from '../modules/deliveries/testing/a-destination.ts';
import { aComment, aConversion, aGoal } from '../store/testing/a-record.ts';
import { A_PNG } from '../testing/a-picture.ts';
import { anOwnerApp, type OwnerApp } from '../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../testing/owner-browser.ts';
import { aDesign } from '../testing/stub-renderers.ts';

let server: OwnerApp;
let ruth: OwnerBrowser;
let siteId: string;
beforeEach(async () => {
  server = await anOwnerApp();
  ruth = await server.anOwner('ruth');
  siteId = (await ruth.call('POST', '/api/owner/sites', { name: 'מאפייה' })).json().site.id;
});
afterEach(() => server.close());

type Files = Readonly<Record<string, Uint8Array>>;

async function archiveOf(owner: OwnerBrowser): Promise<Files> {
  const answer = await owner.call('GET', '/api/owner/archive');
  expect(answer.headers['content-disposition']).toContain('beckon-2026-05-20.zip');
  return unzipSync(answer.rawPayload);
}

async function aPopup(parts: object = {}) {
  const request = {
    name: 'Spring',
    type: 'lightbox',
    format: 'format_1',
    language: 'en',
    ...parts,
  };
  return (await ruth.call('POST', `/api/owner/sites/${siteId}/popups`, request)).json().popup;
}

/** The only file whose name matches. Fails if there is none or more than one. */
function only(files: Files, name: RegExp): Uint8Array {
  const found = Object.keys(files).filter((each) => name.test(each));
  expect(found).toHaveLength(1);
  return files[found[0] ?? ''] ?? new Uint8Array();
}
const textOf = (files: Files, name: RegExp) => strFromU8(only(files, name));

test('an owner gets all sites, popups, leads, numbers and pictures in one archive', async () => {
  const popup = await aPopup();
  await ruth.call('POST', `/api/owner/sites/${siteId}/pictures`, { name: 'a.png', data: A_PNG });
  const accountId = (await ruth.call('GET', '/api/owner/me')).json().account.id;
  const lead = {
    popupId: popup.id,
    siteId,
    accountId,
    day: '2026-05-20',
    email: 'noa@example.com',
  };
  await server.store.recordConversion(aConversion(lead));
  const files = await archiveOf(ruth);
  expect(JSON.parse(textOf(files, /^account\.json$/)).email).toBe('ruth@example.com');
  expect(textOf(files, /^מאפייה \([0-9a-f]{13}\)\/site\.json$/)).toContain(siteId);
  expect(JSON.parse(textOf(files, /\/popups\/Spring .*\.json$/)).popup.name).toBe('Spring');
  expect(textOf(files, /leads\.csv$/)).toContain('noa@example.com');
  expect(textOf(files, /reports-by-day\.csv$/)).toMatch(/Spring,2026-05-20,0,0,0,1,1/);
  expect(Buffer.from(only(files, /pictures\/[0-9a-f]{32}\.png$/)).toString('base64')).toBe(A_PNG);
});

test('an archive says what each of its files is', async () => {
  const popup = await aPopup();
  await ruth.call('POST', `/api/owner/popups/${popup.id}/publish`);
  const changed = { revision: popup.revision, theme: 'ink' };
  await ruth.call('PATCH', `/api/owner/popups/${popup.id}`, changed);
  await ruth.call('DELETE', `/api/owner/popups/${(await aPopup()).id}`);
  const files = await archiveOf(ruth);
  const guide = textOf(files, /^read-me\.txt$/);
  for (const file of Object.keys(files).filter((name) => name !== 'read-me.txt')) {
    const [, part = file] = file.split('/');
    expect(guide).toMatch(new RegExp(`^${part.replace('.', '\\.')} `, 'm'));
  }
});

test('an archive has what visitors see if the draft was changed since, and popups in the trash that can be imported', async () => {
  const filesIn = (files: Files, folder: string) =>
    Object.keys(files).filter((name) => name.includes(`/${folder}/`));
  const popup = await aPopup({ design: aDesign('Headline'), mobileDesign: aDesign('Image') });
  const act = (path: string) => ruth.call('POST', `/api/owner/popups/${popup.id}/${path}`);
  expect((await act('publish')).statusCode).toBe(200);
  const deleted = await aPopup({ name: 'Old' });
  await ruth.call('DELETE', `/api/owner/popups/${deleted.id}`);
  expect(filesIn(await archiveOf(ruth), 'published-popups')).toEqual([]);
  await ruth.call('PATCH', `/api/owner/popups/${popup.id}`, {
    revision: popup.revision,
    theme: 'ink',
  });
  const files = await archiveOf(ruth);
  expect(JSON.parse(textOf(files, /\/popups\/Spring .*\.json$/)).popup.theme).toBe('ink');
  expect(JSON.parse(textOf(files, /\/published-popups\/Spring .*\.json$/))).toMatchObject({
    name: 'Spring',
    settings: popup.settings,
  });
  expect(textOf(files, /\/published-popups\/Spring [^/]*\)\.html$/)).not.toBe('');
  expect(textOf(files, /\/published-popups\/Spring [^/]*\) phone\.html$/)).not.toBe('');
  const { popup: old } = JSON.parse(textOf(files, /\/trash\/Old .*\.json$/));
  const made = await ruth.call('POST', `/api/owner/sites/${siteId}/popups`, old);
  expect([made.statusCode, made.json().popup?.name]).toEqual([201, 'Old']);
});

test('an archive has the A/B tests of each site, with their arms', async () => {
  const popup = await aPopup();
  await ruth.call('POST', `/api/owner/popups/${popup.id}/ab-tests`);
  const [test] = JSON.parse(textOf(await archiveOf(ruth), /\/ab-tests\.json$/));
  expect(test).toMatchObject({ popupId: popup.id, state: 'draft' });
  expect(test.arms.map(({ name }: { name: string }) => name)).toEqual(['A', 'B']);
});

test('an archive has all products of a site, in a file that can be imported again', async () => {
  const products = Array.from({ length: 450 }, (_, n) => aProduct(`mug-${n}`));
  await fillCatalogue(server.store, siteId, products);
  const rows = textOf(await archiveOf(ruth), /\/products\.csv$/)
    .trim()
    .split(/\r?\n/);
  const headings = rows[0]?.split(',') ?? [];
  expect(headings.filter((heading) => valueNamed(heading) === undefined)).toEqual([
    'State',
    'Changed (UTC)',
  ]);
  expect(rows).toHaveLength(451);
  expect(rows.at(-1)).toContain('mug-449');
});

test('an archive has the draws of each popup in which visitors drew a prize, even if it is not a game', async () => {
  const popup = await aPopup({ name: 'Coupon' });
  await aPopup({ name: 'Nobody drew here' });
  const draw = { id: 'd', popupId: popup.id, visitorId: 'visitor-1', viewId: '', usesTurn: true };
  const choice = { prizeId: 'coupon', label: '', isWinning: true, takesCode: false, share: 1 };
  await server.store.draw({
    ...draw,
    at: 0,
    day: '2026-05-20',
    choose: () => ({ ...choice, code: 'SPRING-1' }),
  });
  expect(textOf(await archiveOf(ruth), /\/draws\/.*\.csv$/)).toContain('SPRING-1');
  await ruth.call('DELETE', `/api/owner/popups/${popup.id}`);
  expect(textOf(await archiveOf(ruth), /\/draws\/Coupon .*\.csv$/)).toContain('SPRING-1');
});

test('an archive has the codes that nobody has drawn yet, one file for each prize, which can be uploaded again', async () => {
  const popup = await aPopup({ name: 'Coupon' });
  const accountId = (await ruth.call('GET', '/api/owner/me')).json().account.id;
  const codes = Array.from({ length: 600 }, (_, n) => `CODE-${n}`);
  const pool = { popupId: popup.id, prizeId: 'coupon' };
  await server.store.addCodes(accountId, pool, codes);
  await server.store.addCodes(accountId, { ...pool, prizeId: 'mug' }, ['MUG']);
  const draw = { id: 'd', popupId: popup.id, visitorId: 'visitor-1', viewId: '', usesTurn: true };
  const choice = { prizeId: 'coupon', label: '', isWinning: true, code: '', share: 1 };
  await server.store.draw({
    ...draw,
    at: 0,
    day: '2026-05-20',
    choose: () => ({ ...choice, takesCode: true }),
  });
  const files = await archiveOf(ruth);
  const coupons = textOf(files, /\/unused-codes\/Coupon [^/]*\/coupon\.csv$/);
  expect((await readCodes(coupons))?.codes).toEqual(codes.slice(1));
  expect(textOf(files, /\/unused-codes\/Coupon [^/]*\/mug\.csv$/)).toBe('Code\r\nMUG\r\n');
  await ruth.call('DELETE', `/api/owner/popups/${popup.id}`);
  const afterwards = textOf(await archiveOf(ruth), /\/unused-codes\/Coupon [^/]*\/mug\.csv$/);
  expect(afterwards).toBe('Code\r\nMUG\r\n');
});

test('an archive has the orders of a site, with their values', async () => {
  const accountId = (await ruth.call('GET', '/api/owner/me')).json().account.id;
  const place = { siteId, accountId };
  await server.store.recordGoal(aGoal({ ...place, id: 'g1', value: 49.9, day: '2026-05-19' }));
  await server.store.recordGoal(aGoal({ ...place, id: 'g2', value: undefined, name: 'sign-up' }));
  const rows = textOf(await archiveOf(ruth), /\/goals\.csv$/).split('\r\n');
  expect(rows[1]).toMatch(/^2026-05-19,.*,order,,49\.9,EUR,/);
  expect(rows[2]).toMatch(/,sign-up,,,EUR,/);
});

test('an archive has the saved views of reports', async () => {
  const view = { name: 'Phones in spring', address: '/reports?from=2026-03-01' };
  await ruth.call('POST', `/api/owner/sites/${siteId}/report-views`, view);
  const [kept] = JSON.parse(textOf(await archiveOf(ruth), /\/report-views\.json$/));
  expect(kept).toEqual(view);
});

test('an archive has the content that waits for consent, also without a banner', async () => {
  const area = { postId: 7, blockId: 'default', html: '<p>Video</p>' };
  await ruth.call('POST', `/api/owner/sites/${siteId}/consent/areas`, area);
  expect(textOf(await archiveOf(ruth), /\/consent-areas\/7-default\.html$/)).toBe(area.html);
});

test('an archive has the comments of a site that does not accept comments now', async () => {
  const noComments = Object.keys(await archiveOf(ruth)).join();
  expect(noComments).not.toContain('comments.csv');
  await server.store.addComment(aComment({ id: 'c1', siteId, text: 'First!' }));
  expect(textOf(await archiveOf(ruth), /\/comments\.csv$/)).toContain('First!');
});

test('an archive holds nothing of other owners, no password and no key', async () => {
  const account = (await ruth.call('GET', '/api/owner/me')).json().account.id;
  const hook = aDestination(
    'webhook',
    { url: 'https://hooks.example/a' },
    { siteId, accountId: account },
  );
  await server.store.createDestination({ ...hook, secrets: { signing: 'sealed-key' } }, 30);
  await aPopup();
  const all = Object.values(await archiveOf(ruth))
    .map((file) => strFromU8(file))
    .join('\n');
  const [credential] = await server.passwords();
  expect(all).toContain('https://hooks.example/a');
  expect(all).not.toContain('sealed-key');
  expect(all).not.toContain(Object(credential).password);
  const dan = await server.anOwner('dan');
  expect(Object.keys(await archiveOf(dan))).toEqual(['read-me.txt', 'account.json']);
});

test('the file of a popup makes the same popup on another Beckon, with its phone design and pictures', async () => {
  const { picture } = (
    await ruth.call('POST', `/api/owner/sites/${siteId}/pictures`, { name: 'a.png', data: A_PNG })
  ).json();
  const [design, mobileDesign] = [aDesign('Headline', 'Image'), aDesign('Image')];
  Object.assign(design.content[1]?.props ?? {}, { src: picture.url });
  Object.assign(mobileDesign.content[0]?.props ?? {}, {
    src: 'http://old.example/sample-pictures/arch.webp',
  });
  const popup = await aPopup({ name: 'אביב', design, mobileDesign, theme: 'ink' });
  expect(popup.mobileDesign).toEqual(mobileDesign);
  const answer = await ruth.call('GET', `/api/owner/popups/${popup.id}/file`);
  expect(answer.headers['content-disposition']).toContain(encodeURIComponent('אביב'));
  const file = answer.json();
  expect(file.pictures).toEqual([{ url: picture.url, name: 'a.png', data: A_PNG }]);

  const other = await anOwnerApp();
  const dan = await other.anOwner('dan');
  const { site } = (await dan.call('POST', '/api/owner/sites', { name: 'Shop' })).json();
  const made = await dan.call('POST', `/api/owner/sites/${site.id}/popups`, file.popup);
  expect(made.statusCode).toBe(201);
  const { name, theme, settings, design: copied, mobileDesign: phone } = made.json().popup;
  expect({ name, theme, settings, copied }).toEqual({
    name: 'אביב',
    theme: 'ink',
    settings: popup.settings,
    copied: design,
  });
  expect(JSON.stringify(phone)).toContain('http://localhost:80/sample-pictures/arch.webp');
  await other.close();
});

test('the file of a popup has a valid name even where the cut would split a surrogate pair', async () => {
  const popup = await aPopup({ name: `a${'𝐀'.repeat(39)}` });
  const answer = await ruth.call('GET', `/api/owner/popups/${popup.id}/file`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toContain(encodeURIComponent('a𝐀𝐀'));
});

test('the file of a popup that refers to another popup is imported without that reference, except on the same site', async () => {
  const first = await aPopup();
  const settings = {
    ...first.settings,
    afterConversion: { ...first.settings.afterConversion, chainToPopupId: first.id },
    filters: { engagement: [{ popupId: first.id, state: 'seen_poptin', action: 'show' }] },
  };
  const second = await aPopup({ settings });
  expect(second.settings).toEqual(settings);
  const { popup } = (await ruth.call('GET', `/api/owner/popups/${second.id}/file`)).json();
  const { site } = (await ruth.call('POST', '/api/owner/sites', { name: 'Other' })).json();
  const made = await ruth.call('POST', `/api/owner/sites/${site.id}/popups`, popup);
  expect(made.json().popup.settings).toEqual(first.settings);
});

test('a popup that is imported from a file is checked like any other draft', async () => {
  const popup = await aPopup();
  const file = (await ruth.call('GET', `/api/owner/popups/${popup.id}/file`)).json();
  const send = (parts: object) =>
    ruth.call('POST', `/api/owner/sites/${siteId}/popups`, { ...file.popup, ...parts });
  const deep = aDesign('Headline');
  let inner: object = deep.content[0]?.props ?? {};
  for (let level = 0; level < 70; level += 1) Object.assign(inner, { inner: (inner = {}) });
  const statuses = [
    await send({ mobileDesign: deep }),
    await send({ settings: { ...file.popup.settings, triggers: 5 } }),
    await send({ type: 'mobile', mobileDesign: aDesign('Headline') }),
    await send({ unknown: 1 }),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([400, 400, 400, 400]);
});
