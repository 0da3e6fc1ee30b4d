import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** Returns the first damage of a database file, or null. Runs in a worker, which posts the result. */
function firstDamage(file: string): string | null {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    const [row] = database.prepare('pragma quick_check(1)').all();
    database.close();
    const found = String(row?.['quick_check'] ?? 'ok');
    return found === 'ok' ? null : (found.split('\n').at(-1) ?? found);
  } catch (error) {
    return error instanceof Error && /malformed|not a database/.test(error.message)
      ? error.message
      : null;
  }
}

parentPort?.postMessage(firstDamage(String(workerData)));
