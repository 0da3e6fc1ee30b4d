import { openSqlite } from '../databases/open-sqlite.ts';
import { aView } from './a-record.ts';

/**
 * Runs as a separate process. Stores views as fast as it can, adds up their counts, and prints the
 * id of each acknowledged view.
 */
const [file = '', round = '0'] = process.argv.slice(2);
const { store } = await openSqlite(file);
for (let batch = 0; ; batch += 1) {
  const ids = Array.from({ length: 40 }, (_, n) => `r${round}-b${batch}-n${n}`);
  await Promise.all(
    ids.map(async (id) => {
      await store.recordView(aView({ id }));
      process.stdout.write(`${id}\n`);
    }),
  );
  // This runs at the same time as the next views, so that the kill can interrupt it, too.
  void store.addUpCounts();
}
