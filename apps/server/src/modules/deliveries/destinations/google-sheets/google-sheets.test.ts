import { expect, it } from 'vitest';
import { aSite, NOON } from '../../../../store/testing/a-record.ts';
import type { ProviderRequest } from '../../call-provider.ts';
import { A_LEAD } from '../../delivered-lead.ts';
import { googleSheets } from './google-sheets.ts';

const PLACE = { accountId: 'account1', createdAt: NOON, updatedAt: NOON };
const site = { ...aSite(), ...PLACE, lastSeenAt: undefined, lastSeenUrl: undefined };

it.each([
  ['=1+1', "'=1+1"],
  [' =1+1', "' =1+1"],
  ['\uFF1D1+1', "'\uFF1D1+1"],
  ['\n=1+1', "'\n=1+1"],
  ['+972501234567', "'+972501234567"],
  ['Dana', 'Dana'],
])('the name %j of a visitor is written as a text into a spreadsheet', async (name, written) => {
  const calls: ProviderRequest[] = [];
  const job = {
    site,
    connection: { values: { url: 'x' }, mapping: [{ from: 'name', to: 'Name' }] },
    content: { lead: { ...A_LEAD, name } },
    isTest: false,
    at: NOON,
    leadsUrl: '',
  };
  await googleSheets.send(job, async (request) => {
    calls.push(request);
    return { status: 200, retryAfterMs: 0, text: '{"result":"ok"}' };
  });
  expect(calls.map(({ body }) => JSON.parse(body))).toEqual([
    { id: A_LEAD.id, row: { Name: written } },
  ]);
});
