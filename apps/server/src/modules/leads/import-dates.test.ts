import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';

let server: OwnerApp;
let ruth: OwnerBrowser;
let siteId: string;

beforeEach(async () => {
  server = await anOwnerApp();
  ruth = await server.anOwner('ruth');
  const settings = { timeZone: 'Asia/Jerusalem' };
  siteId = (await ruth.call('POST', '/api/owner/sites', { name: 'Shop', settings })).json().site.id;
});
afterEach(() => server.close());

const importFile = (lines: readonly string[], query = '') =>
  server.app.inject({
    method: 'POST',
    url: `/api/owner/sites/${siteId}/leads/import${query}`,
    headers: { cookie: ruth.cookie, origin: 'http://localhost:80', 'content-type': 'text/csv' },
    payload: lines.join('\r\n'),
  });

/** The times of the site's leads, by their address. */
async function times(): Promise<Readonly<Record<string, string>>> {
  const { leads } = (await ruth.call('GET', `/api/owner/sites/${siteId}/leads`)).json();
  return Object.fromEntries(
    leads.map(({ email, at }: { readonly email: string; readonly at: string }) => [email, at]),
  );
}

describe('a file of leads with dates of three numbers', () => {
  test.each([
    [
      'of a popup tool, with date and time of day in two columns',
      [
        'Date,Time,Email,Name,Popup',
        '05/01/2026,14:30,dana@example.com,Dana,Wheel',
        '31/12/2025,09:05:10,noa@example.com,Noa,Wheel',
      ],
      {
        'dana@example.com': '2026-01-05T12:30:00.000Z',
        'noa@example.com': '2025-12-31T07:05:10.000Z',
      },
    ],
    [
      'of Mailchimp, saved again by a spreadsheet in the United States',
      [
        'Email Address,First Name,Last Name,MEMBER_RATING,OPTIN_TIME,Created At,TAGS',
        'dana@example.com,Dana,Levi,2,2026-01-05 12:30:00,1/5/2026 2:30 PM,"vip, old"',
        'noa@example.com,Noa,Bar,2,2025-12-31 07:05:00,12/31/2025 9:05 AM,',
      ],
      {
        'dana@example.com': '2026-01-05T12:30:00.000Z',
        'noa@example.com': '2025-12-31T07:05:00.000Z',
      },
    ],
    [
      'of Klaviyo, with a time zone',
      [
        'Email;Klaviyo ID;First Name;Phone Number;Created At',
        'dana@example.com;01A;Dana;+972501234567;05.01.2026 12:30:00+00:00',
        'noa@example.com;01B;Noa;;31.12.2025 07:05:00+00:00',
      ],
      {
        'dana@example.com': '2026-01-05T12:30:00.000Z',
        'noa@example.com': '2025-12-31T07:05:00.000Z',
      },
    ],
    [
      'with dashes, days without a time, and dates in words',
      [
        'Email,Date',
        'dana@example.com,5-1-2026',
        'noa@example.com,31-12-2025',
        'ann@example.com,2 Jan 2026',
        'bob@example.com,2026-01-03',
        'eve@example.com,04. 01. 2026',
      ],
      {
        'dana@example.com': '2026-01-04T22:00:00.000Z',
        'noa@example.com': '2025-12-30T22:00:00.000Z',
        'ann@example.com': '2026-01-01T22:00:00.000Z',
        'bob@example.com': '2026-01-02T22:00:00.000Z',
        'eve@example.com': '2026-01-03T22:00:00.000Z',
      },
    ],
  ])(
    'a file %s is read in the order that one of its dates shows, in the time zone of the site',
    async (_, lines, expected) => {
      const answer = (await importFile(lines)).json();
      expect(answer).toMatchObject({ imported: lines.length - 1, refused: 0, problems: [] });
      expect(await times()).toEqual(expected);
      // What the dates show counts more than a choice.
      const query = '?dateOrder=month-first';
      expect((await importFile(lines, query)).json()).toMatchObject({ known: lines.length - 1 });
    },
  );

  test('a file whose dates can all be read in both orders waits for the owner’s choice', async () => {
    const lines = ['Email,Date', 'eve@example.com,02/02/2026', 'dana@example.com,05/01/2026 14:30'];
    expect((await importFile(lines)).json()).toEqual({
      success: true,
      imported: 0,
      known: 0,
      refused: 0,
      problems: [],
      unclearDate: '05/01/2026 14:30',
    });
    expect(await times()).toEqual({});
    const dates = (dana: string) => ({
      'dana@example.com': dana,
      'eve@example.com': '2026-02-01T22:00:00.000Z',
    });
    expect((await importFile(lines, '?dateOrder=day-first')).json()).toMatchObject({ imported: 2 });
    expect(await times()).toEqual(dates('2026-01-05T12:30:00.000Z'));
    const other = { name: 'Other', settings: { timeZone: 'Asia/Jerusalem' } };
    siteId = (await ruth.call('POST', '/api/owner/sites', other)).json().site.id;
    await importFile(lines, '?dateOrder=month-first');
    expect(await times()).toEqual(dates('2026-05-01T11:30:00.000Z'));
    expect((await importFile(lines, '?dateOrder=year-first')).statusCode).toBe(400);
  });

  test('a file whose dates are the same in both orders needs no choice', async () => {
    expect((await importFile(['Email,Date', 'eve@example.com,02/02/2026'])).json()).toMatchObject({
      imported: 1,
    });
  });

  test('a file whose dates have two orders is refused as a whole, with the rows of each', async () => {
    const many = Array.from({ length: 12 }, (_none, at) => `p${at}@example.com,${at + 13}/12/2025`);
    const lines = [
      'Email,Date',
      'a@example.com,01/02/2026',
      '',
      'b@example.com,12/31/2025',
      ...many,
    ];
    for (const query of ['', '?dateOrder=day-first']) {
      const answer = await importFile(lines, query);
      expect([answer.statusCode, answer.json().message]).toEqual([
        400,
        'The dates are in two orders. The day is first in rows 5, 6, 7, 8, 9, 10, 11, 12, 13, 14 and 2 more (“13/12/2025”), the month in row 4 (“12/31/2025”). Nothing was imported. Write all dates in one order, best as 2024-12-31.',
      ]);
    }
    expect(await times()).toEqual({});
  });

  test('a date with a year of two digits, or of no day, is refused with the reason', async () => {
    const lines = [
      'Email,Date',
      'a@example.com,31/12/25',
      'b@example.com,31/02/2025',
      'c@example.com,31/31/2025',
      'd@example.com,31/12/2025 at noon',
      'e@example.com,31/12/2031',
    ];
    expect((await importFile(lines)).json().problems).toEqual([
      { row: 2, message: '“31/12/25” has a year of two digits. Write all four.' },
      ...['31/02/2025', '31/31/2025', '31/12/2025 at noon'].map((date, at) => ({
        row: at + 3,
        message: `“${date}” is no clear date. Write it as year, month, day, such as 2024-12-31.`,
      })),
      { row: 6, message: '“31/12/2031” is in the future.' },
    ]);
  });

  test('a file that cannot be read after some rows takes the order from them', async () => {
    const file = ['Email,Date', 'a@example.com,01/02/2026', 'b@example.com,31/12/2025', '"c'];
    const answer = await importFile(file);
    expect(answer.json().message).toContain('Imported from this file: 2.');
    expect((await times())['a@example.com']).toBe('2026-01-31T22:00:00.000Z');
  });
});
