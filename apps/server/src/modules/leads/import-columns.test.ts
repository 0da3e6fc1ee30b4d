import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmptySqlite } from '../../store/testing/empty-sqlite.ts';
import { aSite, NOON } from '../../store/testing/a-record.ts';
import type { Store } from '../../store/store.ts';
import { importLeads } from './import-leads.ts';

let store: Store;
beforeEach(async () => {
  ({ store } = await openEmptySqlite());
  await store.createAccount({ id: 'account1', name: 'Dana', at: NOON });
});
afterEach(() => store.close());

async function importColumns(count: number) {
  const site = await store.createSite('account1', aSite());
  if (!site) throw new Error('no site');
  const titles = Array.from({ length: count - 2 }, () => 'mail');
  const heading = ['Suspicious', 'Unfinished', ...titles].join(',');
  const open = async function* () {
    yield Buffer.from(`${heading}\r\n`);
  };
  return importLeads(open, site, { store, now: NOON, most: 10 });
}

test('a file of leads with more columns than any list of people has is refused', async () => {
  await expect(importColumns(1_001)).rejects.toMatchObject({
    statusCode: 400,
    message: 'The file has more than 1,000 columns.',
  });
});

test('a file of leads may have a thousand columns', async () => {
  expect(await importColumns(1_000)).toMatchObject({ imported: 0, refused: 0 });
});
