import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { type LeadRecord, NO_VISIT } from '../../store/store.ts';
import { leadsCsv } from './leads-csv.ts';

function aLead(part: Partial<LeadRecord>): LeadRecord {
  return {
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
    referrer: '',
    country: 'IL',
    device: 'mobile',
    trigger: 'scroll',
    couponCode: '',
    prizeLabel: '',
    extraButton: '',
    suspicion: '',
    confirmation: '',
    isPartial: false,
    tags: [],
    note: '',
    context: NO_VISIT.context,
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

test('begins with the mark that makes spreadsheets read Hebrew', async () => {
  const text = await csvOf([aLead({ name: 'רות' })]);
  expect(text.startsWith('\uFEFFTime (UTC),Popup')).toBe(true);
  expect(text).toContain('רות');
});

test('a lead that types a formula harms nobody who opens the file', async () => {
  const text = await csvOf([
    aLead({
      name: '=HYPERLINK("http://evil.example","x")',
      phone: '+972501234567',
      fields: [{ name: 'message', label: '@cmd', kind: 'text', value: '1' }],
    }),
  ]);
  const rows: string[][] = parse(text, { bom: true });
  expect(rows[1]?.slice(3, 6)).toEqual([
    '\'=HYPERLINK("http://evil.example","x")',
    "'+972501234567",
    "'@cmd: 1",
  ]);
});

test('leads of all chunks are there, one a line', async () => {
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
