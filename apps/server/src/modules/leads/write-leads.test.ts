import { LEAD_COLUMN_NAMES, tableOf } from '@beckon/contract/values';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { LeadField } from '@beckon/contract/form-rules';
import { type LeadRecord, NO_VISIT } from '../../store/store.ts';
import { leadsCsv } from './write-leads.ts';

function aLead(part: Partial<LeadRecord>): LeadRecord {
  return {
    ...NO_VISIT,
    id: 'lead',
    popupId: 'popup',
    popupName: 'Newsletter',
    siteId: 'site',
    at: Date.parse('2026-04-01T08:00:00Z'),
    email: 'ruth@example.com',
    name: 'Ruth',
    phone: '',
    fields: [],
    url: 'https://shop.example/',
    country: 'IL',
    device: 'mobile',
    trigger: 'scroll',
    confirmation: '',
    tags: [],
    note: '',
    ...part,
  };
}

async function* piecewise<Lead>(chunks: readonly Lead[]): AsyncGenerator<Lead> {
  yield* chunks;
}

async function csvOf(...chunks: LeadRecord[][]): Promise<string> {
  const store = {
    streamLeads: () => piecewise(chunks),
    streamAnswers: () => piecewise(chunks.map((leads) => leads.map(({ fields }) => fields))),
  };
  let text = '';
  for await (const piece of leadsCsv(store, 'account', 'site', {})) text += piece;
  return text;
}

async function rowsOf(...chunks: LeadRecord[][]): Promise<Record<string, string>[]> {
  return parse(await csvOf(...chunks), { bom: true, columns: true });
}

function answer(label: string, value: string, kind = 'text', name = label): LeadField {
  return { name, label, kind, value };
}

test('the spreadsheet begins with a byte order mark, so that programs read Hebrew', async () => {
  const text = await csvOf([aLead({ name: 'רות' })]);
  expect(text.startsWith('\uFEFFTime (UTC),Popup')).toBe(true);
  expect(text).toContain('רות');
});

test("a formula in a lead's answer does not run when the file is opened", async () => {
  const lead = aLead({
    name: '=HYPERLINK("http://evil.example","x")',
    fields: [answer('=cmd', '@cmd', 'textarea', 'message')],
  });
  expect(await rowsOf([lead])).toMatchObject([
    { Name: '\'=HYPERLINK("http://evil.example","x")', "'=cmd": "'@cmd" },
  ]);
});

test('the spreadsheet has a column for each part of the campaign, and for click ids', async () => {
  const lead = aLead({
    url: 'https://shop.example/?utm_source=news&utm_campaign=%D7%A7%D7%99%D7%A5&fbclid=%3D1',
    fields: [answer('utm_source', 'asked')],
  });
  expect(await rowsOf([lead])).toMatchObject([
    {
      utm_source: 'news',
      utm_campaign: 'קיץ',
      utm_medium: '',
      fbclid: "'=1",
      'utm_source (answer)': 'asked',
    },
  ]);
});

test('the spreadsheet has page addresses with the letters that people read', async () => {
  const lead = aLead({
    url: 'https://shop.example/?utm_campaign=%D7%A7%D7%99%D7%A5&a=%2F%26%0A%E2%80%AE',
    referrer: 'https://search.example/%D7%A7',
  });
  expect(await rowsOf([lead])).toMatchObject([
    {
      Page: 'https://shop.example/?utm_campaign=קיץ&a=%2F%26%0A%E2%80%AE',
      Referrer: 'https://search.example/ק',
    },
  ]);
});

test.each([
  ['+972501234567', '+972501234567'],
  ['+1 (650) 555-0123', '+16505550123'],
  ['050-123-4567', '050-123-4567'],
  ['+cmd|calc', "'+cmd|calc"],
])('the phone number %s becomes %s in the spreadsheet', async (phone, inFile) => {
  const lead = aLead({
    phone,
    fields: [answer('Work', phone, 'tel'), answer('Home', phone, 'tel')],
  });
  expect(await rowsOf([lead])).toMatchObject([{ Phone: inFile, Home: inFile }]);
});

test('each field of the forms has a column of the spreadsheet, in the order of the form', async () => {
  const rows = await rowsOf(
    [aLead({ fields: [answer('City', 'Haifa'), answer('Size', 'M, L', 'checkbox')] })],
    [aLead({ fields: [answer('Company', ''), answer('City', 'חיפה')] })],
  );
  expect(Object.keys(rows[0] ?? {}).slice(2, 9)).toEqual([
    'E-mail',
    'Name',
    'Phone',
    'City',
    'Size',
    'Company',
    'Other answers',
  ]);
  expect(rows).toMatchObject([
    { City: 'Haifa', Size: 'M, L', Company: '' },
    { City: 'חיפה', Size: '', Company: '' },
  ]);
});

test('two fields with the same label have two columns of the spreadsheet', async () => {
  const friends = (one: string, two: string) =>
    aLead({ fields: [answer('Friend', one, 'text', 'a'), answer('Friend', two, 'text', 'b')] });
  expect(await rowsOf([friends('Dan', 'Noa'), friends('', 'Gil')])).toMatchObject([
    { Friend: 'Dan', 'Friend (2)': 'Noa' },
    { Friend: '', 'Friend (2)': 'Gil' },
  ]);
});

test("a lead's address, name and phone are in the spreadsheet once, and other addresses in their own columns", async () => {
  const [row] = await rowsOf([
    aLead({
      fields: [
        answer('Email', 'ruth@example.com', 'email'),
        answer('Your name', 'Ruth', 'name'),
        answer('Email', 'dan@example.com', 'email'),
        answer('Mobile', '', 'phone'),
        answer('Page', 'the second'),
      ],
    }),
  ]);
  expect(row).toMatchObject({
    'E-mail': 'ruth@example.com',
    Name: 'Ruth',
    'Email (answer)': 'dan@example.com',
    Page: 'https://shop.example/',
    'Page (answer)': 'the second',
  });
  expect(row).not.toHaveProperty('Your name');
  expect(row).not.toHaveProperty('Mobile');
});

test('a spreadsheet keeps the columns that most leads have if programs invent thousands', async () => {
  const invented = Array.from({ length: 5_000 }, (_, at) =>
    aLead({ fields: [answer(`x${at}`, 'spam'), answer('City', 'Haifa')] }),
  );
  const rows = await rowsOf(invented);
  expect(Object.keys(rows[0] ?? {}).length).toBeLessThan(240);
  expect(rows.at(-1)).toMatchObject({ City: 'Haifa' });
  expect(rows[0]?.['x0'] ?? rows[0]?.['Other answers']).toMatch(/spam/);
  expect(rows.at(-1)?.['x4999'] ?? rows.at(-1)?.['Other answers']).toMatch(/spam/);
});

test('the spreadsheet contains the leads of all chunks, one per line', async () => {
  const text = await csvOf(
    [aLead({ email: 'a@x.example' }), aLead({ email: 'b@x.example' })],
    [aLead({ email: 'c@x.example' })],
  );
  const rows: string[][] = parse(text, { bom: true });
  expect(rows.map((row) => row[2])).toEqual([
    'E-mail',
    'a@x.example',
    'b@x.example',
    'c@x.example',
  ]);
});

test('a spreadsheet has each column of leads that owners can see, under its heading', async () => {
  const texts = tableOf(
    LEAD_COLUMN_NAMES,
    (column) => column,
    (column) => `the ${column}`,
  );
  const rows = await rowsOf([aLead(texts)]);
  expect(rows).toMatchObject([
    { 'E-mail': 'the email', Coupon: 'the couponCode', Trigger: 'the trigger' },
  ]);
  expect(Object.values(rows[0] ?? {})).toEqual(
    expect.arrayContaining(Object.values<string>(texts)),
  );
});
