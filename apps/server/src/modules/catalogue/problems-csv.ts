import { csvLine, CSV_START } from '../../lib/files/csv-text.ts';
import { letOthersRun } from '../../lib/time/let-others-run.ts';
import type { Store } from '../../store/store.ts';

const CHUNK = 500;

/**
 * The rows that the last import refused. Read page by page, so that other requests can run in
 * between.
 */
export async function* problemsCsv(
  store: Pick<Store, 'importProblems'>,
  accountId: string,
  siteId: string,
): AsyncGenerator<string> {
  yield CSV_START + csvLine(['Row', 'Problem']);
  for (let after = 0; ;) {
    const page = await store.importProblems(accountId, siteId, { after, limit: CHUNK });
    yield page.map(({ row, message }) => csvLine([String(row), message])).join('');
    const last = page.at(-1);
    if (!last || page.length < CHUNK) return;
    after = last.place;
    await letOthersRun();
  }
}
