import type { Database, Engine } from '../database.ts';
import { letOthersRun } from '../../lib/let-others-run.ts';
import { isOutage } from '../outage.ts';
import { parseJson } from '../parse-json.ts';
import type { CountedEvent } from './counted-events.ts';
import { holdSites } from './hold-sites.ts';
import { ReportTally } from './report-tally.ts';
import { ValueCaps } from './value-caps.ts';

/** Commits read at once. */
const COMMITS_A_READ = 5;
/** Rows of counts in one transaction: some hundredths of a second in which no event is written. */
const ROWS_A_STEP = 4_000;
/** Of several servers one adds up at a time: two would lock each other out. */
const LOCK = 'waiting counts';

export interface Counting {
  /** Adds up all that was committed before this call. */
  addUp(): Promise<void>;
  /** The same before a read: where the database takes no data for now, what is there can be read. */
  addUpToRead(): Promise<void>;
  /** Ends after the step under way; what is left waits for the next start. */
  stop(): Promise<void>;
}

/**
 * Adds what commits left in `waiting_counts` up to `report_day`. What is added leaves the one and
 * enters the other in one transaction, so that each event counts once, whatever breaks down.
 */
export function buildCounting(db: Database, engine: Engine): Counting {
  const caps = new ValueCaps();
  let [running, next]: (Promise<void> | undefined)[] = [];
  let isStopped = false;

  // What comes in meanwhile is left to the next turn: visitors may write faster than this adds up.
  const addUpAll = async (): Promise<void> => {
    const latest = await latestWaiting(db);
    while (!isStopped && (await isWaiting(db, latest))) {
      await db.transaction().execute((transaction) => addUpStep(transaction, engine, caps, latest));
      await letOthersRun();
    }
  };
  const runNext = async (): Promise<void> => {
    await running?.catch(() => {});
    running = next;
    next = undefined;
    await addUpAll();
  };
  // One that runs may have looked before the latest commit; one that waits has not.
  const addUp = () => (next ??= runNext());
  return {
    addUp,
    addUpToRead: () =>
      addUp().catch((error: unknown) => {
        if (!isOutage(error)) throw error;
      }),
    async stop() {
      isStopped = true;
      await (next ?? running)?.catch(() => {});
    },
  };
}

/** The number of the latest commit that waits; 0: none does, as nearly always. */
async function latestWaiting(db: Database): Promise<number> {
  const row = await db
    .selectFrom('waiting_counts')
    .select((eb) => eb.fn.max('number').as('number'))
    .executeTakeFirst();
  return Number(row?.number ?? 0);
}

async function isWaiting(db: Database, latest: number): Promise<boolean> {
  if (latest === 0) return false;
  const row = await db
    .selectFrom('waiting_counts')
    .select('number')
    .where('number', '<=', latest)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function addUpStep(
  transaction: Database,
  engine: Engine,
  caps: ValueCaps,
  latest: number,
): Promise<void> {
  await engine.lockPopup(transaction, LOCK);
  const tally = new ReportTally();
  let commits: readonly { readonly counted: string }[];
  do {
    commits = await takeCommits(transaction, latest);
    const events = commits.flatMap(({ counted }) => parseJson<readonly CountedEvent[]>(counted));
    // A site that was removed meanwhile gets no counts any more: nobody would remove them.
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
        .where('number', '<=', latest)
        .orderBy('number')
        .limit(COMMITS_A_READ),
    )
    .returning('counted')
    .execute();
}
