import { afterEach, beforeEach, expect, test } from 'vitest';
import { aConversion } from '../../store/testing/a-record.ts';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';

let server: OwnerApp;
let ruth: OwnerBrowser;
let popupId: string;

beforeEach(async () => {
  server = await anOwnerApp();
  ruth = await server.anOwner('ruth');
  const site = (await ruth.call('POST', '/api/owner/sites', { name: 'Shop' })).json().site;
  const popup = { name: 'Survey', type: 'sside', format: 'format_1', language: 'en' };
  popupId = (await ruth.call('POST', `/api/owner/sites/${site.id}/popups`, popup)).json().popup.id;
  const accountId = (await ruth.call('GET', '/api/owner/me')).json().account.id;
  const answered = async (id: string, value: string, changes = {}): Promise<void> => {
    const fields = [{ name: 'answer', label: 'Happy?', kind: 'radio', value }];
    const place = { popupId, siteId: site.id, accountId, at: server.clock.nowMs };
    await server.store.recordConversion(aConversion({ ...place, id, fields, ...changes }));
  };
  await answered('l1', 'Yes');
  await answered('l2', '=1+1');
  await answered('l3', 'Yes');
  await answered('l4', 'No', { suspicion: 'trap-field-filled' });
  await answered('l5', 'No', { isPartial: true });
  await answered('l6', 'No', { popupId: 'another000001' });
  await answered('l7', 'No', { at: server.clock.nowMs - 40 * 86_400_000 });
});
afterEach(() => server.close());

test("a popup’s report counts visitors' choices, without spam, unfinished forms and other days", async () => {
  const report = await ruth.call('GET', `/api/owner/popups/${popupId}/report/answers`);
  expect(report.json()).toMatchObject({
    success: true,
    leads: 3,
    isCut: false,
    questions: [
      {
        label: 'Happy?',
        answered: 3,
        choices: [
          { text: 'Yes', count: 2 },
          { text: '=1+1', count: 1 },
        ],
      },
    ],
  });
});

test('the answers are a spreadsheet in which no answer runs as a formula', async () => {
  const { body } = await ruth.call('GET', `/api/owner/popups/${popupId}/report/csv/answers`);
  expect(body.replaceAll('\uFEFF', '').trim().split('\r\n')).toEqual([
    'Question,Answer,Count,Answered by',
    'Happy?,Yes,2,3',
    "Happy?,'=1+1,1,3",
  ]);
});

test('an owner cannot read the answers to another owner’s popup', async () => {
  const dov = await server.anOwner('dov');
  for (const table of ['answers', 'csv/answers'])
    expect((await dov.call('GET', `/api/owner/popups/${popupId}/report/${table}`)).statusCode).toBe(
      404,
    );
});
