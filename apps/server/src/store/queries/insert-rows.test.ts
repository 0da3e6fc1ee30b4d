import { expect, it } from 'vitest';
import { openEmptySqlite } from '../testing/empty-sqlite.ts';
import { aConversion, aPopup, aSite, NOON } from '../testing/a-record.ts';

it('each lead is written with its own values, also by a statement that was built for other leads', async () => {
  const { store } = await openEmptySqlite();
  await store.createAccount({ id: 'account1', name: 'Dana', at: NOON });
  await store.createSite('account1', aSite());
  await store.createPopup('account1', aPopup());
  const emails = ['a@dana.example', 'b@dana.example', 'c@dana.example', 'd@dana.example'];
  const record = (email: string) => store.recordConversion(aConversion({ id: email, email }));
  await Promise.all(emails.slice(0, 2).map(record));
  await Promise.all(emails.slice(2).map(record));
  const page = await store.leadsPage('account1', 'site1', { limit: 9 });
  expect(page?.leads.map(({ id, email }) => [id, email]).toSorted()).toEqual(
    emails.map((email) => [email, email]),
  );
  await store.close();
});
