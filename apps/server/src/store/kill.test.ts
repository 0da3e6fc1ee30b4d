import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openSqlite } from './databases/open-sqlite.ts';
import { aPopup, aSite, NOON } from './testing/a-record.ts';

const WRITER = path.join(import.meta.dirname, 'testing/write-views-until-killed.ts');
const ROUNDS = 5;

/** Starts a writer, kills it with SIGKILL during its work, and returns the ids that it acknowledged. */
async function writeAndKill(file: string, round: number): Promise<readonly string[]> {
  const writer = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', WRITER, file, String(round)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const killAfter = 100 + round * 137;
  let printed = '';
  let lines = 0;
  writer.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    lines += text.split('\n').length - 1;
    if (lines >= killAfter) writer.kill('SIGKILL');
  });
  await once(writer, 'close');
  expect(writer.signalCode).toBe('SIGKILL');
  return printed.split('\n').slice(0, -1);
}

it('the store has every acknowledged view exactly once after the server was killed many times during its work', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'beckon-kill-'));
  const file = path.join(folder, 'beckon.sqlite');
  const { store } = await openSqlite(file);
  await store.createAccount({ id: 'account1', name: 'Dana', at: NOON });
  await store.createSite('account1', aSite());
  await store.createPopup('account1', aPopup());
  await store.close();

  const acknowledged = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const id of await writeAndKill(file, round)) acknowledged.add(id);

  const { store: again, db } = await openSqlite(file);
  const rows = await db.selectFrom('view_event').select('id').execute();
  const stored = new Set(rows.map(({ id }) => id));
  expect(acknowledged.size).toBeGreaterThan(ROUNDS * 100);
  expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
  expect(stored.size).toBe(rows.length);
  // What was committed but not acknowledged is counted, too: events and counts are one commit.
  expect((await again.popupNumbers('account1', 'site1'))[0]?.views).toBe(rows.length);
  await again.close();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);
