import { sql } from 'kysely';
import type { Database, Engine } from '../../database.ts';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import { isConflict, isOutage } from '../../outage.ts';
import { parseJson } from '../../parse-json.ts';
import type { CountedEvent } from '../events/counted-events.ts';
import { holdSites } from '../sites/hold-sites.ts';
import { ReportTally } from './report-tally.ts';
import { ValueCaps } from './value-caps.ts';

/** The number of commits that are read at once. */
const COMMITS_A_READ = 5;
/**
 * The number of rows of counts that one transaction writes. It takes some hundredths of a second,
 * and no event is written meanwhile.
 */
const ROWS_A_STEP = 4_000;
/** Only one of several servers adds up at a time, because two would block each other. */
const LOCK = 'waiting counts';

export interface Counting {
  /**
   * Adds up everything that was committed before this call. Rejects once for each waiting row that
   * is set aside.
   */
  addUp(): Promise<void>;
  /**
   * The same before a read. If the database accepts no data at the moment, the counts so far can
   * still be read.
   */
  addUpToRead(): Promise<void>;
  /** Stops after the running step. The other rows wait for the next start. */
  stop(): Promise<void>;
}

/**
 * Adds the rows of `waiting_counts`, one per commit, to `report_day`. A row is removed from the one
 * table and added to the other in one transaction, so each event counts once, even after a crash. A
 * row that cannot be added up is set aside until the next start, so that it does not block the
 * others.
 */
export function buildCounting(db: Database, engine: Engine): Counting {
  const caps = new ValueCaps();
  const failures: unknown[] = [];
  let [running, next]: (Promise<void> | undefined)[] = [];
  let isStopped = false;
  let hasTakenBack = false;

  const step = (latest: number) =>
    db.transaction().execute((transaction) => addUpStep(transaction, engine, { caps, latest }));
  const addUpSome = async (latest: number): Promise<void> => {
    try {
      await step(latest);
    } catch (error) {
      if (isPassing(error)) throw error;
      const first = await firstWaiting(db);
      await step(first).catch(async (cause: unknown) => {
        if (isPassing(cause)) throw cause;
        await setAside(db, first);
        failures.push(
          new Error(`Counts ${first} cannot be added up and are set aside.`, { cause }),
        );
      });
    }
  };
  // Rows that arrive meanwhile are left for the next run, because visitors may write faster than
  // this adds up.
  const addUpAll = async (): Promise<void> => {
    if (!hasTakenBack) await takeBack(db);
    hasTakenBack = true;
    const latest = await latestWaiting(db);
    while (!isStopped && (await isWaiting(db, latest))) {
      await addUpSome(latest);
      await letOthersRun();
    }
  };
  const runNext = async (): Promise<void> => {
    await running?.catch(() => {});
    running = next;
    next = undefined;
    await addUpAll();
  };
  // The current run may have started before the latest commit. The next one has not started yet.
  const addUp = () => (next ??= runNext());
  return {
    async addUp() {
      await addUp();
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
    },
    addUpToRead: () =>
      addUp().catch((error: unknown) => {
        if (!isPassing(error)) throw error;
      }),
    async stop() {
      isStopped = true;
      await (next ?? running)?.catch(() => {});
    },
  };
}

/** True if the failure has nothing to do with the waiting rows, so a later run may succeed. */
export function isPassing(error: unknown): boolean {
  return isOutage(error) || isConflict(error);
}

/** The number of the latest waiting row; 0 or below if none waits, which is nearly always the case. */
async function latestWaiting(db: Database): Promise<number> {
  const row = await db
    .selectFrom('waiting_counts')
    .select((eb) => eb.fn.max('number').as('number'))
    .executeTakeFirst();
  return Number(row?.number ?? 0);
}

async function isWaiting(db: Database, latest: number): Promise<boolean> {
  if (latest <= 0) return false;
  const first = await firstWaiting(db);
  return first > 0 && first <= latest;
}

async function firstWaiting(db: Database): Promise<number> {
  const row = await db
    .selectFrom('waiting_counts')
    .select('number')
    .where('number', '>', 0)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  return Number(row?.number ?? 0);
}

/** Sets a row aside: rows with a number below 0 are skipped. */
async function setAside(db: Database, number: number): Promise<void> {
  await db
    .updateTable('waiting_counts')
    .set({ number: -number })
    .where('number', '=', number)
    .execute();
}

/** Takes back rows that were set aside, because this release may be able to add them up. */
async function takeBack(db: Database): Promise<void> {
  await db
    .updateTable('waiting_counts')
    .set({ number: sql<number>`-number` })
    .where('number', '<', 0)
    .execute();
}

async function addUpStep(
  transaction: Database,
  engine: Engine,
  { caps, latest }: { readonly caps: ValueCaps; readonly latest: number },
): Promise<void> {
  await engine.lock(transaction, LOCK);
  const tally = new ReportTally();
  let commits: readonly { readonly counted: string }[];
  do {
    commits = await takeCommits(transaction, latest);
    const events = commits.flatMap(({ counted }) => parseJson<readonly CountedEvent[]>(counted));
    // A site that was removed meanwhile gets no more counts, because nobody would remove them.
    const siteIds = [...new Set(events.map(([, siteId]) => siteId))];
    const there = await holdSites(transaction, engine, siteIds);
    for (const event of events) if (there.has(event[1])) tally.add(event);
  } while (commits.length > 0 && tally.size < ROWS_A_STEP);
  await tally.write(transaction, caps);
}

function takeCommits(transaction: Database, latest: number) {
  return transaction
    .deleteFrom('waiting_counts')
    .where('number', 'in', (eb) =>
      eb
        .selectFrom('waiting_counts')
        .select('number')
        .where('number', '>', 0)
        .where('number', '<=', latest)
        .orderBy('number')
        .limit(COMMITS_A_READ),
    )
    .returning('counted')
    .execute();
}
