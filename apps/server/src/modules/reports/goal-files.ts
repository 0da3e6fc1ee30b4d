import type { ArchiveFile, ArchivePlace } from '../../lib/files/archive-file.ts';
import { type CsvColumns, csvRows, csvStart } from '../../lib/files/csv-text.ts';
import type { CountedGoal, NewGoal, Store } from '../../store/store.ts';

const COLUMNS: CsvColumns<NewGoal & Pick<CountedGoal, 'isLeftOut'>> = [
  ['Day', ({ day }) => day],
  ['Time (UTC)', ({ at }) => new Date(at).toISOString()],
  ['Goal', ({ name }) => name],
  ['Number', ({ number }) => number ?? ''],
  ['Value', ({ value }) => String(value ?? '')],
  ['Currency', ({ currency }) => currency],
  ['Page', ({ url }) => url],
  ['Visitor', ({ visitorId }) => visitorId],
  ['Left out of reports', ({ isLeftOut }) => (isLeftOut ? 'yes' : '')],
];

/** The orders and other goals of a site, as a file; no file if there are none. */
export async function* goalFiles(
  { store }: { readonly store: Store },
  { accountId, site, folder }: ArchivePlace,
): AsyncGenerator<ArchiveFile> {
  const { done } = await store.streamGoals(accountId, site.id)[Symbol.asyncIterator]().next();
  if (done === true) return;
  yield { name: `${folder}/goals.csv`, content: goalsCsv(store, accountId, site.id) };
}

async function* goalsCsv(
  store: Pick<Store, 'streamGoals'>,
  accountId: string,
  siteId: string,
): AsyncGenerator<string> {
  yield csvStart(COLUMNS);
  for await (const goals of store.streamGoals(accountId, siteId)) yield csvRows(COLUMNS, goals);
}
