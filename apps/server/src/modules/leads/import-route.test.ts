import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aConversion } from '../../store/testing/a-record.ts';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';
import { importLeads } from './import-leads.ts';

let server: OwnerApp;
let ruth: OwnerBrowser;
let siteId: string;

beforeEach(async () => {
  server = await anOwnerApp();
  ruth = await server.anOwner('ruth');
  siteId = (
    await ruth.call('POST', '/api/owner/sites', {
      name: 'Shop',
      settings: { timeZone: 'Asia/Jerusalem' },
    })
  ).json().site.id;
});
afterEach(() => server.close());

const leads = async (query = '') =>
  (await ruth.call('GET', `/api/owner/sites/${siteId}/leads${query}`)).json();

describe('a file of leads', () => {
  const importFile = (payload: string | Buffer, cookie = ruth.cookie) =>
    server.app.inject({
      method: 'POST',
      url: `/api/owner/sites/${siteId}/leads/import`,
      headers: { cookie, origin: 'http://localhost:80', 'content-type': 'text/csv' },
      payload,
    });
  const FILE = [
    '\uFEFFE-mail;First name;Last name;Tags;Shoe size;Time',
    'dana@example.com;Dana;Levi;vip, old;38;2026-01-02',
    'nobody;A;B;;;',
    ';;;;;',
    'ruth@example.com;=1+1;;;;2031-01-01',
    ';Ann;;;;',
    '"רות@example.com";Ruth;Cohen;;"4;1";',
    'dan@localhost;Dan;;;;',
  ].join('\r\n');

  test('a file of leads is read row by row: invalid rows are listed by number, the others become leads', async () => {
    expect((await importFile(FILE)).json()).toEqual({
      success: true,
      imported: 2,
      known: 0,
      refused: 4,
      problems: [
        { row: 3, message: '“nobody” is not an email address.' },
        { row: 5, message: '“2031-01-01” is in the future.' },
        { row: 6, message: 'It has neither an email address nor a phone number.' },
        { row: 8, message: '“dan@localhost” is not an email address.' },
      ],
    });
    const { leads: all } = await leads();
    expect(all).toMatchObject([
      {
        name: 'Ruth Cohen',
        fields: expect.arrayContaining([expect.objectContaining({ value: '4;1' })]),
      },
      {
        email: 'dana@example.com',
        name: 'Dana Levi',
        tags: ['vip', 'old'],
        at: '2026-01-01T22:00:00.000Z',
      },
    ]);
  });

  test('a file of leads can be imported twice without duplicates, keeps every row, and sends no mails', async () => {
    const rows = Array.from({ length: 1_005 }, (_none, at) => `p${at}@example.com`);
    const file = ['Email', ...rows, 'p1@example.com'].join('\n');
    expect((await importFile(file)).json()).toMatchObject({ imported: 1_005, known: 1 });
    expect((await importFile(file)).json()).toMatchObject({ imported: 0, known: 1_006 });
    expect((await leads()).total).toBe(1_005);
    expect(await server.store.sitesWithDueDeliveries(Number.MAX_SAFE_INTEGER, [], 9)).toEqual([]);
  });

  test('a file that Excel saved in Hebrew is read, with its Hebrew column names', async () => {
    await ruth.call('PATCH', `/api/owner/sites/${siteId}`, { settings: { language: 'he' } });
    const file = 'דוא"ל,שם מלא,מידה\ndana@example.com,דנה כהן,38\n';
    // In windows-1255, letters follow one another from 0xe0 as in Unicode.
    const bytes = Buffer.from(
      Array.from(file, (letter) => {
        const code = letter.charCodeAt(0);
        return code < 128 ? code : code - 0x5d0 + 0xe0;
      }),
    );
    expect((await importFile(bytes)).json()).toMatchObject({ imported: 1, refused: 0 });
    expect((await leads()).leads[0]).toMatchObject({
      name: 'דנה כהן',
      email: 'dana@example.com',
      fields: expect.arrayContaining([expect.objectContaining({ label: 'מידה', value: '38' })]),
    });
  });

  test('a file of leads that Beckon exported is the same after its import into another site', async () => {
    const { account } = (await ruth.call('GET', '/api/owner/me')).json();
    const place = { siteId, accountId: account.id, popupId: 'gone' };
    const answer = { name: 'q1', label: '=Note', kind: 'radio', value: '＝1+1 🎁' };
    const asked = (label: string, value: string) => ({ name: label, label, kind: 'text', value });
    const date = asked('Date', '24/12/2026');
    const leadsOfVisitors = [
      {
        id: '1',
        email: 'noa@example.com',
        phone: '+972501234567',
        country: 'IL',
        fields: [answer, date, asked('Mail', 'post'), asked('Mobile', '0529999999')],
      },
      { id: '2', email: '', name: '', fields: [answer], referrer: 'https://news.example/' },
      { id: '3', email: '', name: '', fields: [answer], isPartial: true },
      { id: '4', suspicion: 'trap-field-filled', couponCode: 'TEN', prizeLabel: 'Ten' },
      { id: '5', email: 'noa at example', fields: [asked('תאריך', 'x'.repeat(20_000))] },
    ];
    for (const lead of leadsOfVisitors) {
      const { id } = lead;
      const at = server.clock.nowMs - 1_000 * Number(id);
      await server.store.recordConversion(
        aConversion({ ...place, ...lead, id, at, confirmation: 'confirmed' }),
      );
    }
    const note = { note: 'Call\nback', tags: ['vip'] };
    await ruth.call('PATCH', `/api/owner/sites/${siteId}/leads/1`, note);
    const file = async () => (await ruth.call('GET', `/api/owner/sites/${siteId}/leads.csv`)).body;
    const exported = await file();
    // Nothing changes where the leads were recorded.
    expect((await importFile(exported)).json()).toMatchObject({ imported: 0, known: 5 });
    const first = siteId;
    siteId = (await ruth.call('POST', '/api/owner/sites', { name: 'Other' })).json().site.id;
    expect((await importFile(exported)).json()).toMatchObject({ imported: 5, refused: 0 });
    expect(await file()).toBe(exported);
    expect((await importFile(exported)).json()).toMatchObject({ imported: 0, known: 5 });
    const pages: string[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined && pages.length < 9;) {
      const after: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const page = await leads(`?limit=1${after}`);
      pages.push(page.leads[0].id);
      cursor = page.nextCursor;
    }
    expect(new Set(pages).size).toBe(5);
    expect(pages).toHaveLength(5);
    expect((await leads('?spam=only')).total).toBe(1);
    expect((await leads('?state=unfinished')).total).toBe(1);
    // Nor when the file of the other site comes back, or one from before leads had ids.
    siteId = first;
    expect((await importFile(exported)).json()).toMatchObject({ imported: 0, known: 5 });
    const older = exported.replaceAll(/,Lead id(?=,)/g, '').replaceAll(/,[1-5](?=,[a-z-]*,)/g, '');
    expect((await importFile(older)).json()).toMatchObject({ imported: 0, known: 5, refused: 0 });
    expect((await leads()).total).toBe(5);
  });

  test('leads that move to another site keep the name of their popup and their consent', async () => {
    const { account } = (await ruth.call('GET', '/api/owner/me')).json();
    const asked = { name: 'Spring', type: 'lightbox', format: 'format_1', language: 'en' };
    const { popup } = (await ruth.call('POST', `/api/owner/sites/${siteId}/popups`, asked)).json();
    const place = { siteId, accountId: account.id, popupId: popup.id };
    const lead = aConversion({ ...place, id: '1', at: server.clock.nowMs - 1 });
    const consents = [
      { text: 'News\nand offers', isGiven: true },
      { text: 'Calls', isGiven: false },
    ];
    await server.store.recordConversion({ ...lead, context: { ...lead.context, consents } });
    const file = async () => (await ruth.call('GET', `/api/owner/sites/${siteId}/leads.csv`)).body;
    const exported = await file();
    siteId = (await ruth.call('POST', '/api/owner/sites', { name: 'Other' })).json().site.id;
    expect((await importFile(exported)).json()).toMatchObject({ imported: 1, refused: 0 });
    const [moved] = (await leads()).leads;
    expect(moved).toMatchObject({ popupName: 'Spring', consents });
    expect(moved.fields.map(({ label }: { readonly label: string }) => label)).not.toContain(
      'Popup',
    );
    expect(await file()).toBe(exported);
  });

  test('an exported file whose headings were renamed or added to is read as far as they are clear', async () => {
    const file =
      'Time (UTC),Email,Date,Last name,Suspicious,Unfinished\n2026-01-02T00:00:00Z,a@x.example,24/12/2026,Levi,,\n';
    expect((await importFile(file)).json()).toMatchObject({ imported: 1, refused: 0 });
    const [lead] = (await leads()).leads;
    expect([lead.email, lead.name]).toEqual(['a@x.example', 'Levi']);
    expect(lead.at).toBe('2026-01-02T00:00:00.000Z');
    expect(lead.fields).toContainEqual(
      expect.objectContaining({ label: 'Date', value: '24/12/2026' }),
    );
  });

  test('a file of another program may have a column with the name of one of ours', async () => {
    const file = 'Email,Lead id\na@x.example,7\nb@x.example,7\n';
    expect((await importFile(file)).json()).toMatchObject({ imported: 2, known: 0 });
    expect((await leads()).leads[0].fields).toContainEqual(
      expect.objectContaining({ label: 'Lead id', value: '7' }),
    );
  });

  test('a quotation mark within a cell is part of its text', async () => {
    const file = 'Email,Name\ndana@example.com,ד"ר כהן\nbob@example.com,"Bob ""B"" Lee"\n';
    expect((await importFile(file)).json()).toMatchObject({ imported: 2, refused: 0 });
    const names = (await leads()).leads.map(({ name }: { readonly name: string }) => name);
    expect(names.toSorted()).toEqual(['Bob "B" Lee', 'ד"ר כהן']);
  });

  test.each([
    ['', 'The file is empty.'],
    ['Colour,Size\n1,2', 'The first row must name the columns, one of them “Email” or “Phone”.'],
    [
      'Email\n"a@b.example',
      'The file cannot be read after row 1: is a quotation mark opened there and never closed?',
    ],
  ])('%j is refused', async (file, message) => {
    const answer = await importFile(file);
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });

  test('a file that cannot be read in the middle says how many leads before that are stored', async () => {
    const rows = Array.from(
      { length: 2_000 },
      (_none, at) => `p${at}@x.example,${'x'.repeat(200)}`,
    );
    const answer = await importFile(['Email,Note', ...rows, '"carl@x.example'].join('\n'));
    expect(answer.statusCode).toBe(400);
    const said = /never closed\? Imported from this file: ([\d,]+)\.$/.exec(
      answer.json().message,
    )?.[1];
    expect(Number(said?.replace(',', ''))).toBe((await leads()).total);
    expect((await leads()).total).toBeGreaterThan(100);
  });

  test('a large file has arrived before its leads are stored, so that its sender never looks slow', async () => {
    let call: IncomingMessage | undefined;
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    server.app.server.on('request', (request: IncomingMessage) => {
      call = request;
    });
    const hadArrived: (boolean | undefined)[] = [];
    vi.spyOn(server.store, 'importLeads').mockImplementation(async () => {
      hadArrived.push(call?.complete);
      return 0;
    });
    const address = server.app.listeningOrigin;
    const rows = Array.from(
      { length: 200 },
      (_none, at) => `p${at}@x.example,${'x'.repeat(50_000)}`,
    );
    const answer = await fetch(`${address}/api/owner/sites/${siteId}/leads/import`, {
      method: 'POST',
      headers: { cookie: ruth.cookie, origin: address, 'content-type': 'text/csv' },
      body: ['Email,Note', ...rows].join('\n'),
    });
    expect(await answer.json()).toMatchObject({ success: true, known: 200 });
    expect(hadArrived[0]).toBe(true);
  });

  test('a file of leads is refused while another is being imported into the site', async () => {
    const answers = await Promise.all([importFile('Email\na@b.example'), importFile(FILE)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect((await importFile(FILE)).statusCode).toBe(200);
  });

  test('a file of leads is refused for a site of another owner', async () => {
    const dan = await server.anOwner('dan');
    expect((await importFile(FILE, dan.cookie)).statusCode).toBe(404);
  });
});

test('leads are imported until the site has the maximum number', async () => {
  const { account } = (await ruth.call('GET', '/api/owner/me')).json();
  const site = await server.store.site(account.id, siteId);
  if (!site) throw new Error('there is no site');
  const importRows = (from: number, rows: number) => {
    const people = Array.from({ length: rows }, (_, n) => `ann${from + n}@example.com`);
    const open = () => Readable.from([Buffer.from(['Email', ...people].join('\n'))]);
    return importLeads(open, site, { store: server.store, now: server.clock.nowMs, most: 150 });
  };
  expect(await importRows(0, 30)).toMatchObject({ imported: 30 });
  await expect(importRows(30, 150)).rejects.toMatchObject({
    statusCode: 409,
    message:
      'No more leads can be imported into a site that has 150. Imported from this file: 100.',
  });
  expect((await leads()).total).toBe(130);
  expect(await importRows(200, 20)).toMatchObject({ imported: 20 });
  // A file that was imported before changes nothing, even if the site is full.
  expect(await importRows(0, 120)).toMatchObject({ imported: 0, known: 120 });
  await expect(importRows(1, 130)).rejects.toMatchObject({ statusCode: 409 });
});
