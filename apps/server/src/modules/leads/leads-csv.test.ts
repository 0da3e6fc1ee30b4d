import { LEAD_COLUMN_NAMES, tableOf } from '@beckon/contract/values';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { type LeadRecord, NO_VISIT } from '../../store/store.ts';
import { leadsCsv } from './leads-csv.ts';

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

async function csvOf(...chunks: LeadRecord[][]): Promise<string> {
  const source = (async function* () {
    yield* chunks;
  })();
  let text = '';
  for await (const piece of leadsCsv(source)) text += piece;
  return text;
}

test('the spreadsheet begins with the mark that makes programs read Hebrew', async () => {
  const text = await csvOf([aLead({ name: 'רות' })]);
  expect(text.startsWith('\uFEFFTime (UTC),Popup')).toBe(true);
  expect(text).toContain('רות');
});

test('a formula that a lead typed does not run when the file is opened', async () => {
  const text = await csvOf([
    aLead({
      name: '=HYPERLINK("http://evil.example","x")',
      phone: '+972501234567',
      fields: [{ name: 'message', label: '@cmd', kind: 'text', value: '1' }],
    }),
  ]);
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
  expect(rows).toMatchObject([
    {
      Name: '\'=HYPERLINK("http://evil.example","x")',
      Phone: "'+972501234567",
      Fields: "'@cmd: 1",
    },
  ]);
});

test('the spreadsheet contains leads of all chunks, one a line', async () => {
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

test('each column that owners know of leads is there, under its heading', async () => {
  const texts = tableOf(
    LEAD_COLUMN_NAMES,
    (column) => column,
    (column) => `the ${column}`,
  );
  const rows: Record<string, string>[] = parse(await csvOf([aLead(texts)]), {
    bom: true,
    columns: true,
  });
  expect(rows).toMatchObject([
    { 'E-mail': 'the email', Coupon: 'the couponCode', Trigger: 'the trigger' },
  ]);
  expect(Object.values(rows[0] ?? {})).toEqual(
    expect.arrayContaining(Object.values<string>(texts)),
  );
});
