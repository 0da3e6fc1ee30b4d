import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aDestination } from '../deliveries/testing/a-destination.ts';
import type { NewConversion } from '../../store/store.ts';
import { aConversion } from '../../store/testing/a-record.ts';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';

let server: OwnerApp;
let ruth: OwnerBrowser;
let siteId: string;
let popupId: string;

beforeEach(async () => {
  server = await anOwnerApp();
  ruth = await server.anOwner('ruth');
  siteId = (
    await ruth.call('POST', '/api/owner/sites', {
      name: 'Shop',
      settings: { timeZone: 'Asia/Jerusalem' },
    })
  ).json().site.id;
  popupId = (
    await ruth.call('POST', `/api/owner/sites/${siteId}/popups`, {
      name: 'Newsletter',
      type: 'lightbox',
      format: 'format_1',
      language: 'en',
    })
  ).json().popup.id;
});
afterEach(() => server.close());

async function aLead(id: string, part: Partial<NewConversion> = {}): Promise<void> {
  const accountId = (await ruth.call('GET', '/api/owner/me')).json().account.id;
  await server.store.recordConversion(
    aConversion({
      id,
      popupId,
      siteId,
      accountId,
      email: `${id}@example.com`,
      name: '',
      trigger: '',
      at: Date.parse('2026-05-20T10:00:00Z'),
      ...part,
    }),
  );
}
const leads = async (query = '') =>
  (await ruth.call('GET', `/api/owner/sites/${siteId}/leads${query}`)).json();
const idsOf = (answer: { leads: { id: string }[] }) => answer.leads.map(({ id }) => id);

describe('leads of a site', () => {
  test('leads of a site are listed newest first with all known values, and without empty ones', async () => {
    await aLead('first');
    await aLead('second', {
      at: Date.parse('2026-05-20T11:00:00Z'),
      name: 'Ruth',
      suspicion: 'honeypot',
    });
    const answer = await leads();
    expect(answer).toMatchObject({
      success: true,
      total: 2,
      leads: [
        {
          id: 'second',
          name: 'Ruth',
          popupName: 'Newsletter',
          at: '2026-05-20T11:00:00.000Z',
          isSuspicious: true,
        },
        { id: 'first' },
      ],
    });
    expect(idsOf(await leads('?state=to-check'))).toEqual(['second']);
    expect(answer.leads[1]).not.toHaveProperty('name');
    expect(answer).not.toHaveProperty('nextCursor');
  });

  test('leads of a site are paged without gaps or repeats, even if a lead arrives meanwhile', async () => {
    for (let at = 0; at < 5; at += 1)
      await aLead(`lead${at}`, { at: Date.parse('2026-05-20T10:00:00Z') + at });
    const first = await leads('?limit=2');
    await aLead('late', { at: Date.parse('2026-05-20T12:00:00Z') });
    const second = await leads(`?limit=2&cursor=${encodeURIComponent(first.nextCursor)}`);
    const third = await leads(`?limit=2&cursor=${encodeURIComponent(second.nextCursor)}`);
    expect([first, second, third].flatMap(idsOf)).toEqual([
      'lead4',
      'lead3',
      'lead2',
      'lead1',
      'lead0',
    ]);
    expect(third).not.toHaveProperty('nextCursor');
  });

  test("leads of a site are searched, filtered by popup, and by days of the site's time zone", async () => {
    await aLead('evening', { at: Date.parse('2026-05-20T20:30:00Z'), phone: '+972-50-1234567' });
    await aLead('next-day', { at: Date.parse('2026-05-20T21:30:00Z') });
    expect(idsOf(await leads('?search=EVENING'))).toEqual(['evening']);
    expect(idsOf(await leads('?search=0501234567'))).toEqual(['evening']);
    expect(idsOf(await leads(`?search=${encodeURIComponent('+972 (50) 123-4567')}`))).toEqual([
      'evening',
    ]);
    expect(idsOf(await leads('?from=2026-05-20&until=2026-05-20'))).toEqual(['evening']);
    expect(idsOf(await leads('?from=2026-05-21'))).toEqual(['next-day']);
    expect(idsOf(await leads('?popupId=AAAAAAAAAAAAA'))).toEqual([]);
    expect(idsOf(await leads(`?popupId=${popupId}`))).toHaveLength(2);
  });

  test('leads of a site show whether they were finished, also in the spreadsheet', async () => {
    await aLead('whole');
    await aLead('left', { isPartial: true });
    expect(idsOf(await leads())).toHaveLength(2);
    expect(idsOf(await leads('?state=finished'))).toEqual(['whole']);
    expect((await leads('?state=unfinished')).leads).toMatchObject([
      { id: 'left', isUnfinished: true },
    ]);
    const rows: string[][] = parse(
      (await ruth.call('GET', `/api/owner/sites/${siteId}/leads.csv?state=unfinished`)).body,
      { bom: true },
    );
    expect(rows.map((row) => [row[2], row.at(-1)])).toEqual([
      ['E-mail', 'Unfinished'],
      ['left@example.com', 'yes'],
    ]);
  });

  test.each([
    '?state=half',
    '?from=2026-02-30',
    '?from=yesterday',
    '?limit=0',
    '?limit=1000',
    '?limit=x',
    '?popupId=short',
  ])('%s is refused', async (query) => {
    const answer = await ruth.call('GET', `/api/owner/sites/${siteId}/leads${query}`);
    expect([answer.statusCode, answer.json().success]).toEqual([400, false]);
  });

  test('leads of a site are deleted one by one or several at once; others of the site stay', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await aLead(id);
    expect((await ruth.call('DELETE', `/api/owner/sites/${siteId}/leads/a`)).json()).toEqual({
      success: true,
    });
    expect((await ruth.call('DELETE', `/api/owner/sites/${siteId}/leads/a`)).statusCode).toBe(404);
    expect(
      (
        await ruth.call('POST', `/api/owner/sites/${siteId}/leads/delete`, {
          leadIds: ['b', 'c', 'nobody'],
        })
      ).json(),
    ).toEqual({ success: true, deleted: 2 });
    expect(idsOf(await leads())).toEqual(['d']);
  });
});

describe('what an owner does with leads', () => {
  const post = async (path: string, body: object) =>
    (await ruth.call('POST', `/api/owner/sites/${siteId}/leads/${path}`, body)).json();

  test('tags and notes are stored, can be searched, and are in the spreadsheet', async () => {
    for (const id of ['a', 'b']) await aLead(id);
    expect(await post('tag', { leadIds: ['a', 'b', 'nobody'], add: ['vip'] })).toMatchObject({
      changed: 2,
    });
    await post('tag', { leadIds: ['b'], add: ['late'], remove: ['vip'] });
    const note = await ruth.call('PATCH', `/api/owner/sites/${siteId}/leads/a`, { note: 'Call' });
    expect(note.json().lead).toMatchObject({ tags: ['vip'], note: 'Call' });
    expect(idsOf(await leads('?tag=vip'))).toEqual(['a']);
    const tags = (await ruth.call('GET', `/api/owner/sites/${siteId}/lead-tags`)).json();
    expect(tags.tags).toEqual(['late', 'vip']);
    const { body } = await ruth.call('GET', `/api/owner/sites/${siteId}/leads.csv?ids=a`);
    const rows: Record<string, string>[] = parse(body, { bom: true, columns: true });
    expect(rows).toMatchObject([{ 'E-mail': 'a@example.com', Tags: 'vip', Note: 'Call' }]);
  });

  test('all leads of one address are one person, whatever its case', async () => {
    await aLead('old', { email: 'Dana@example.com' });
    await aLead('new', { email: 'dana@example.com', at: Date.parse('2026-05-21T10:00:00Z') });
    await aLead('other');
    expect(idsOf(await leads('?each=latest'))).toEqual(['new', 'other']);
    expect(idsOf(await leads('?person=DANA@example.com'))).toEqual(['new', 'old']);
    expect(await post('count-people', { leadIds: ['old', 'nobody'] })).toEqual({
      success: true,
      leads: 2,
    });
    expect(await post('erase-people', { leadIds: ['old'] })).toMatchObject({ deleted: 2 });
    expect(idsOf(await leads())).toEqual(['other']);
  });

  test('one lead of a person is removed, and their others stay', async () => {
    await aLead('old', { email: 'dana@example.com' });
    await aLead('new', { email: 'dana@example.com' });
    expect(await post('remove', { leadIds: ['old', 'nobody'] })).toEqual({
      success: true,
      deleted: 1,
    });
    expect(idsOf(await leads())).toEqual(['new']);
    expect(await post('remove', { leadIds: ['old'] })).toMatchObject({ deleted: 0 });
  });

  test('spam is listed separately; a lead that is not spam is then sent once to the lists of its popup that did not get it yet', async () => {
    await aLead('spam', { suspicion: 'too-many' });
    await aLead('typo', { suspicion: 'wrong-answers' });
    const list = aDestination('hubspot', {}, { id: 'list1', siteId });
    const hook = aDestination('webhook', {}, { id: 'hook1', siteId });
    const accountId = (await ruth.call('GET', '/api/owner/me')).json().account.id;
    const ofOther = { id: 'list2', siteId, popupIds: ['popup00000099'] };
    const other = aDestination('hubspot', {}, ofOther);
    for (const one of [list, hook, other])
      await server.store.createDestination({ ...one, accountId }, 9);
    expect(idsOf(await leads('?spam=without'))).toEqual(['typo']);
    expect(idsOf(await leads('?spam=only'))).toEqual(['spam']);
    const out = { leadIds: ['spam', 'typo'], isSpam: false };
    expect(await post('spam', out)).toMatchObject({ changed: 1 });
    expect(await post('spam', out)).toMatchObject({ changed: 0 });
    expect(idsOf(await leads('?spam=without'))).toHaveLength(2);
    const now = server.clock.nowMs;
    expect(
      await server.store.takeDueDeliveries(siteId, { now, until: now + 9, limit: 9 }),
    ).toMatchObject([{ leadId: 'spam', address: 'list1' }]);
    expect(await post('spam', { leadIds: ['typo'], isSpam: true })).toMatchObject({ changed: 1 });
    expect(idsOf(await leads('?spam=only'))).toEqual(['typo']);
  });
});

test("another owner's call to delete a lead does not delete its delivery either", async () => {
  await aLead('whole', { deliveries: [{ way: 'webhook', address: 'hook1' }] });
  const dan = await server.anOwner('dan');
  expect((await dan.call('DELETE', `/api/owner/sites/${siteId}/leads/whole`)).statusCode).toBe(404);
  expect(await server.store.sitesWithDueDeliveries(server.clock.nowMs, [], 9)).toEqual([siteId]);
});

test('the CSV file and the Excel file contain every lead that the query finds, not only one page', async () => {
  for (let at = 0; at < 260; at += 1) await aLead(`lead${at}`);
  await aLead('other', {
    name: 'רות',
    fields: [{ name: 'message', label: 'Message', kind: 'textarea', value: '=1+1' }],
  });
  const answer = await ruth.call('GET', `/api/owner/sites/${siteId}/leads.csv`);
  const rows: string[][] = parse(answer.body, { bom: true });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="leads-2026-05-20.csv"',
    'cache-control': 'no-store',
  });
  expect(rows).toHaveLength(262);
  expect(answer.body).toContain('רות');
  const excel = await ruth.call('GET', `/api/owner/sites/${siteId}/leads.xlsx`);
  expect(excel.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="leads-2026-05-20.xlsx"',
  });
  const sheet = strFromU8(
    unzipSync(excel.rawPayload)['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
  );
  expect(sheet.match(/<row>/g)).toHaveLength(262);
  expect(sheet).toContain('רות');
  const found: string[][] = parse(
    (await ruth.call('GET', `/api/owner/sites/${siteId}/leads.csv?search=other`)).body,
    { bom: true },
  );
  expect(found.map((row) => row[2])).toEqual(['E-mail', 'other@example.com']);
});

test.each(['leads', 'comments', 'catalogue/products', 'deliveries'])(
  'a page of %s that no list has is refused, instead of starting again',
  async (list) => {
    const address = `/api/owner/sites/${siteId}/${list}`;
    const statuses = ['', '?cursor=nowhere'].map(
      async (query) => (await ruth.call('GET', `${address}${query}`)).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([200, 400]);
  },
);
