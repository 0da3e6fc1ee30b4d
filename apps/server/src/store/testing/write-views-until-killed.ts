import { openSqlite } from '../open-sqlite.ts';
import { aView } from './a-record.ts';

/**
 * Run as a process of its own: stores views as fast as it can, adds up their counts, and prints the
 * id of each that was acknowledged.
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
  // This runs beside the next views, so that the kill may also come in the middle of it.
  void store.addUpCounts();
}
