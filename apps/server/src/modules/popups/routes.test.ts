import { defaultSettings } from '@beckon/contract/settings';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';
import { aDesign } from '../../testing/stub-renderers.ts';

let server: OwnerApp;
let ruth: OwnerBrowser;
let siteId: string;
let clientId: string;

beforeEach(async () => {
  server = await anOwnerApp();
  ruth = await server.anOwner('ruth');
  ({ id: siteId, clientId } = (
    await ruth.call('POST', '/api/owner/sites', { name: 'Shop' })
  ).json().site);
});
afterEach(() => server.close());

const NEWSLETTER = { name: 'Newsletter', type: 'lightbox', format: 'format_1', language: 'en' };
const create = async (request: object = NEWSLETTER) =>
  (await ruth.call('POST', `/api/owner/sites/${siteId}/popups`, request)).json().popup;
const change = (id: string, body: object) => ruth.call('PATCH', `/api/owner/popups/${id}`, body);
const act = (id: string, verb: string) => ruth.call('POST', `/api/owner/popups/${id}/${verb}`);
const shown = async () =>
  (await server.store.liveSite(clientId))?.popups
    .filter(({ isActive }) => isActive)
    .map(({ id, published }) => ({ id, hash: published.templateHash })) ?? [];

describe('creating a popup', () => {
  test('a new popup starts from its format: design, theme and settings are there, visitors see nothing yet', async () => {
    const popup = await create();
    expect(popup).toMatchObject({
      name: 'Newsletter',
      status: 'draft',
      theme: 'dawn',
      revision: 1,
      hasUnpublishedChanges: true,
      design: aDesign('Headline', 'Form'),
      settings: defaultSettings('lightbox'),
    });
    expect(popup.id).toMatch(/^[A-Za-z0-9]{13}$/);
    expect(await shown()).toEqual([]);
  });

  test.each([
    ['a format that its type does not have', { ...NEWSLETTER, format: 'format_99' }],
    ['a format that has no design yet, without a design', { ...NEWSLETTER, format: 'format_2' }],
    ['an unknown type', { ...NEWSLETTER, type: 'blimp' }],
  ])('%s is refused', async (_what, request) => {
    const answer = await ruth.call('POST', `/api/owner/sites/${siteId}/popups`, request);
    expect([answer.statusCode, answer.json().success]).toEqual([400, false]);
  });

  test("a design of the gallery shows the sample pictures of this server on other sites' pages", async () => {
    const url = '/sample-pictures/rings.webp';
    const design = {
      root: { props: {} },
      content: [{ type: 'Picture', props: { id: 'Picture-1', url } }],
    };
    const { design: kept } = await create({ ...NEWSLETTER, design });
    expect(kept.content[0].props.url).toMatch(/^http:.+\/sample-pictures\/rings\.webp$/);
  });

  test('a new popup may be created with its own design', async () => {
    expect(
      await create({ ...NEWSLETTER, format: 'format_2', design: aDesign('Picture') }),
    ).toMatchObject({ design: aDesign('Picture'), theme: 'paper' });
  });
});

describe('publishing', () => {
  test('publishing renders the draft, stores it under its hash and shows it to visitors', async () => {
    const { id } = await create();
    const published = (await act(id, 'publish')).json().popup;
    expect(published).toMatchObject({
      status: 'active',
      hasUnpublishedChanges: false,
      publishedAt: '2026-05-20T12:00:00.000Z',
    });
    const [popup] = await shown();
    expect(popup).toMatchObject({ id, hash: expect.stringMatching(/^[0-9a-f]{24}$/) });
    expect(await server.store.templateHtml(popup?.hash ?? '')).toBe(
      `<div id="${id}" data-theme="dawn" lang="en">Headline Form</div>`,
    );
  });

  test('later changes are not shown to visitors until they are published, and get another address while the old one stays', async () => {
    const { id } = await create();
    await act(id, 'publish');
    const [before] = await shown();
    expect((await change(id, { design: aDesign('Text') })).json().popup.hasUnpublishedChanges).toBe(
      true,
    );
    expect(await shown()).toEqual([before]);
    await act(id, 'publish');
    const [after] = await shown();
    expect(after?.hash).not.toBe(before?.hash);
    expect(await server.store.templateHtml(before?.hash ?? '')).toContain('Headline Form');
  });

  test('a change that was undone does not need publishing', async () => {
    const { id, design, settings } = await create();
    await act(id, 'publish');
    await change(id, {
      design: aDesign('Text'),
      settings: { ...settings, stopForConverted: false },
    });
    const undone = { design: { zones: {}, ...design }, settings };
    expect((await change(id, undone)).json().popup.hasUnpublishedChanges).toBe(false);
  });

  test('a new name does not need publishing', async () => {
    const { id } = await create();
    await act(id, 'publish');
    const { popup } = (await change(id, { name: 'Spring sale' })).json();
    expect(popup).toMatchObject({ name: 'Spring sale', hasUnpublishedChanges: false });
    const [live] = (await server.store.liveSite(clientId))?.popups ?? [];
    expect(live?.published.name).toBe('Spring sale');
  });

  test('the same design published twice keeps its address', async () => {
    const { id } = await create();
    await act(id, 'publish');
    const first = await shown();
    await act(id, 'publish');
    expect(await shown()).toEqual(first);
  });
});

describe('a phone design', () => {
  const published = async () => (await server.store.liveSite(clientId))?.popups[0]?.published;

  test('a phone design is rendered in addition to the desktop design when the popup is published', async () => {
    const { id, mobileDesign } = await create();
    expect(mobileDesign).toBeNull();
    expect((await change(id, { mobileDesign: aDesign('Text') })).json().popup).toMatchObject({
      design: aDesign('Headline', 'Form'),
      mobileDesign: aDesign('Text'),
    });
    await act(id, 'publish');
    const { templateHash = '', mobileTemplateHash = '' } = (await published()) ?? {};
    expect(await server.store.templateHtml(templateHash)).toContain('Headline Form');
    expect(await server.store.templateHtml(mobileTemplateHash)).toContain('>Text<');
  });

  test('a phone design is copied into a duplicate, and removed on request', async () => {
    const { id } = await create();
    await change(id, { mobileDesign: aDesign('Text') });
    expect((await act(id, 'duplicate')).json().popup.mobileDesign).toEqual(aDesign('Text'));
    expect((await change(id, { mobileDesign: null })).json().popup.mobileDesign).toBeNull();
    await act(id, 'publish');
    expect(await published()).not.toHaveProperty('mobileTemplateHash');
  });

  test('a popup is created with its phone design', async () => {
    const body = { ...NEWSLETTER, mobileDesign: aDesign('Text') };
    const made = await ruth.call('POST', `/api/owner/sites/${siteId}/popups`, body);
    expect(made.json().popup.mobileDesign).toEqual(aDesign('Text'));
  });

  test('a phone design has the limits of any design, and a popup for phones cannot have one', async () => {
    const { id } = await create();
    expect(
      (
        await change(id, {
          mobileDesign: {
            root: {},
            content: [{ type: 'Text', props: { text: 'x'.repeat(600_000) } }],
          },
        })
      ).statusCode,
    ).toBe(413);
    const mobile = await create({ ...NEWSLETTER, type: 'mobile' });
    expect((await change(mobile.id, { mobileDesign: aDesign('Text') })).statusCode).toBe(400);
  });
});

describe("the draft for a preview on the owner's site", () => {
  const site = async () => (await server.store.liveSite(clientId))?.site ?? expect.fail('no site');

  test('a preview shows the latest saved draft, also on a phone, and changes nothing for visitors', async () => {
    const { id } = await create();
    await change(id, {
      name: 'Saved name',
      design: aDesign('Text'),
      mobileDesign: aDesign('Picture'),
    });
    const [desktop, phone] = [
      await server.popups.draftOf(await site(), id, false),
      await server.popups.draftOf(await site(), id, true),
    ];
    expect([desktop?.html, phone?.html]).toEqual([
      expect.stringContaining('>Text<'),
      expect.stringContaining('>Picture<'),
    ]);
    expect(desktop?.popup.published).toMatchObject({ name: 'Saved name' });
    expect(await shown()).toEqual([]);
  });

  test('a draft is not given to another site of the account', async () => {
    const { id } = await create();
    expect(
      await server.popups.draftOf({ ...(await site()), id: 'another' }, id, false),
    ).toBeUndefined();
    expect(await server.popups.draftOf(await site(), 'nosuchpopup01', false)).toBeUndefined();
  });
});

describe('pausing, resuming, deleting, duplicating', () => {
  test('a paused popup is not shown, and a resumed one is shown as it was published', async () => {
    const { id } = await create();
    await act(id, 'publish');
    const before = await shown();
    expect((await act(id, 'pause')).json().popup.status).toBe('paused');
    expect(await shown()).toEqual([]);
    expect((await act(id, 'resume')).json().popup.status).toBe('active');
    expect(await shown()).toEqual(before);
  });

  test('a draft that was never published cannot be paused, and stays a draft', async () => {
    const { id } = await create();
    const answer = await act(id, 'pause');
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Publish this popup first.']);
    const { popup } = (await ruth.call('GET', `/api/owner/popups/${id}`)).json();
    expect(popup.status).toBe('draft');
  });

  test('the list and the popup say on which days the published version shows', async () => {
    const { id, settings } = await create();
    const days = { from: '2026-12-25T08:00', until: '2026-12-26' };
    await change(id, { settings: { ...settings, schedule: { ...days, weekdays: [1] } } });
    const listed = async () =>
      (await ruth.call('GET', `/api/owner/sites/${siteId}/popups`)).json().popups[0].shownDays;
    expect(await listed()).toBeUndefined();
    expect((await act(id, 'publish')).json().popup.shownDays).toEqual(days);
    await change(id, { settings });
    expect(await listed()).toEqual(days);
  });

  test('the list says at which hours the first and the last night of a popup begin and end', async () => {
    const { id, settings } = await create();
    const schedule = { from: '2026-11-27', hours: { from: '22:00', until: '02:00' } };
    await change(id, { settings: { ...settings, schedule } });
    expect((await act(id, 'publish')).json().popup.shownDays).toEqual(schedule);
  });

  test('a popup that was never published cannot be resumed', async () => {
    const { id } = await create();
    expect((await act(id, 'resume')).statusCode).toBe(409);
    expect((await ruth.call('GET', `/api/owner/popups/${id}`)).json().popup.status).toBe('draft');
  });

  test('a deleted popup is gone for owner and visitors', async () => {
    const { id } = await create();
    await act(id, 'publish');
    expect((await ruth.call('DELETE', `/api/owner/popups/${id}`)).json()).toEqual({
      success: true,
    });
    expect(await shown()).toEqual([]);
    expect((await ruth.call('GET', `/api/owner/popups/${id}`)).statusCode).toBe(404);
    expect((await act(id, 'publish')).statusCode).toBe(404);
    expect((await ruth.call('GET', `/api/owner/sites/${siteId}/popups`)).json().popups).toEqual([]);
  });

  test('a deleted popup is in the trash, and is paused after it was restored', async () => {
    const { id } = await create();
    await act(id, 'publish');
    await ruth.call('DELETE', `/api/owner/popups/${id}`);
    const trash = async () =>
      (await ruth.call('GET', `/api/owner/sites/${siteId}/trash`)).json().popups;
    expect(await trash()).toMatchObject([{ id, deletedAt: '2026-05-20T12:00:00.000Z' }]);
    expect((await act(id, 'restore')).json().popup).toMatchObject({ id, status: 'paused' });
    expect(await trash()).toEqual([]);
    expect((await act(id, 'restore')).statusCode).toBe(404);
  });

  test('a duplicate is an independent draft', async () => {
    const { id } = await create();
    await change(id, { design: aDesign('Text') });
    await act(id, 'publish');
    const answer = await act(id, 'duplicate');
    expect(answer.statusCode).toBe(201);
    expect(answer.json().popup).toMatchObject({
      name: 'Newsletter (copy)',
      status: 'draft',
      design: aDesign('Text'),
    });
    expect((await act(id, 'duplicate')).json().popup.name).toBe('Newsletter (copy) 2');
    expect(answer.json().popup.id).not.toBe(id);
    await change(answer.json().popup.id, { name: 'Other' });
    expect((await ruth.call('GET', `/api/owner/popups/${id}`)).json().popup.name).toBe(
      'Newsletter',
    );
  });
});
