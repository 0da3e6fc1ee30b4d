import { sql } from 'kysely';
import { letOthersRun } from '../../lib/time/let-others-run.ts';
import { pagePath } from '../../lib/visitors/page-path.ts';
import { wallClock } from '../../lib/time/wall-clock.ts';
import { parseJson } from '../parse-json.ts';
import type { Database } from '../database.ts';

/** Rows read in one step. */
const STEP = 5000;
const MOST_PAGES = 50;

/** Copies the old counts: the totals of each day, and its views and closes by what caused them. */
export async function fillFromCounts(db: Database): Promise<void> {
  for (const scope of ['popup_id', 'site_id']) {
    const id = sql.ref(scope);
    await sql`insert into report_day (scope_id, dimension, day, value, views, closes, conversions)
      select ${id}, 'all', day, '', ${sumOf('views')}, ${sumOf('closes')}, ${sumOf('conversions')}
      from day_count group by ${id}, day`.execute(db);
    await sql`insert into report_day (scope_id, dimension, day, value, views, conversions)
      select ${id}, 'trigger', day, detail, ${sumOf('views')}, ${sumOf('conversions')}
      from day_count where kind <> 'closes' group by ${id}, day, detail`.execute(db);
    await sql`insert into report_day (scope_id, dimension, day, value, closes)
      select ${id}, 'close', day, detail, sum(count)
      from day_count where kind = 'closes' group by ${id}, day, detail`.execute(db);
  }
}

function sumOf(kind: string) {
  return sql`sum(case when kind = ${sql.lit(kind)} then count else 0 end)`;
}

type Count = 'views' | 'closes' | 'conversions' | 'leads';

interface OldEvent {
  readonly id: string;
  readonly popup_id: string;
  readonly site_id: string;
  readonly trigger_name: string | null;
  readonly device: string | null;
  readonly country: string | null;
  readonly url: string | null;
  readonly at: number | string;
  readonly prize_label?: string;
  readonly has_fields?: number;
}

/** Adds what only the events contain. They are read in the order of their ids. */
export async function fillFromEvents(db: Database): Promise<void> {
  const zones = await timeZones(db);
  const pages = new Map<string, Set<string>>();
  const add = async (count: 'views' | 'closes' | 'conversions', events: readonly OldEvent[]) => {
    const rows = new OldRows(pages);
    for (const event of events) rows.add(count, event, zones.get(event.site_id) ?? 'UTC');
    await rows.write(db);
  };
  await inSteps(
    (after) => readViews(db, after),
    (events) => add('views', events),
  );
  await inSteps(
    (after) => readCloses(db, after),
    (events) => add('closes', events),
  );
  await inSteps(
    (after) => readLeads(db, after),
    (events) => add('conversions', events),
  );
}

async function timeZones(db: Database): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; settings: string }>`
    select id, settings from site`.execute(db);
  return new Map(
    rows.map(({ id, settings }) => [id, parseJson<{ timeZone?: string }>(settings).timeZone ?? '']),
  );
}

async function inSteps(
  read: (after: string) => Promise<readonly OldEvent[]>,
  take: (events: readonly OldEvent[]) => Promise<void>,
): Promise<void> {
  let after = '';
  for (;;) {
    const events = await read(after);
    await take(events);
    const last = events.at(-1);
    if (!last || events.length < STEP) return;
    after = last.id;
    await letOthersRun();
  }
}

async function readViews(db: Database, after: string): Promise<readonly OldEvent[]> {
  const { rows } = await sql<OldEvent>`
    select id, popup_id, site_id, trigger_name, device, country, url, at from view_event
    where id > ${after} order by id limit ${STEP}`.execute(db);
  return rows;
}

async function readCloses(db: Database, after: string): Promise<readonly OldEvent[]> {
  const { rows } = await sql<OldEvent>`
    select c.id, c.popup_id, c.site_id, v.trigger_name, v.device, v.country, v.url, c.at
    from close_event c left join view_event v on v.id = c.view_id and v.popup_id = c.popup_id
    where c.id > ${after} order by c.id limit ${STEP}`.execute(db);
  return rows;
}

async function readLeads(db: Database, after: string): Promise<readonly OldEvent[]> {
  const { rows } = await sql<OldEvent>`
    select id, popup_id, site_id, trigger_name, device, country, url, at, prize_label,
      case when fields = '[]' then 0 else 1 end as has_fields
    from lead where partial = 0 and id > ${after} order by id limit ${STEP}`.execute(db);
  return rows;
}

interface OldRow {
  readonly key: readonly [scope: string, dimension: string, day: string, value: string];
  readonly counts: Record<Count, number>;
}

/** The counts that one step of events adds. */
class OldRows {
  readonly #rows = new Map<string, OldRow>();
  readonly #pages: Map<string, Set<string>>;

  constructor(pages: Map<string, Set<string>>) {
    this.#pages = pages;
  }

  add(count: 'views' | 'closes' | 'conversions', event: OldEvent, timeZone: string): void {
    const { day } = wallClock(Number(event.at), timeZone);
    const isLead = Number(event.has_fields ?? 0) === 1;
    const counts: Count[] = isLead ? [count, 'leads'] : [count];
    // The old counts already contain views and conversions by trigger.
    const ofTrigger = counts.filter((name) => name === 'closes' || name === 'leads');
    for (const scope of [event.popup_id, event.site_id]) {
      if (isLead) this.#count([scope, 'all', day, ''], ['leads']);
      this.#count([scope, 'trigger', day, event.trigger_name ?? ''], ofTrigger);
      this.#count([scope, 'device', day, event.device ?? ''], counts);
      this.#count([scope, 'country', day, event.country ?? ''], counts);
      this.#count([scope, 'page', day, this.#page(scope, day, event.url ?? '')], counts);
      if (event.prize_label) this.#count([scope, 'prize', day, event.prize_label], counts);
    }
  }

  #count(key: OldRow['key'], counts: readonly Count[]): void {
    if (counts.length === 0) return;
    const text = key.join(' ');
    const row = this.#rows.get(text) ?? {
      key,
      counts: { views: 0, closes: 0, conversions: 0, leads: 0 },
    };
    this.#rows.set(text, row);
    for (const name of counts) row.counts[name] += 1;
  }

  #page(scope: string, day: string, url: string): string {
    const path = pagePath(url);
    const known = this.#pages.get(`${scope} ${day}`) ?? new Set();
    this.#pages.set(`${scope} ${day}`, known);
    if (path !== '' && !known.has(path) && known.size >= MOST_PAGES) return '(other)';
    known.add(path);
    return path;
  }

  async write(db: Database): Promise<void> {
    const rows = [...this.#rows.values()];
    for (let at = 0; at < rows.length; at += 1000) {
      const values = rows.slice(at, at + 1000).map(({ key, counts: c }) => {
        const [scope, dimension, day, value] = key;
        return sql`(${scope}, ${dimension}, ${day}, ${value},
          ${sql.lit(c.views)}, ${sql.lit(c.closes)}, ${sql.lit(c.conversions)}, ${sql.lit(c.leads)})`;
      });
      await sql`insert into report_day
          (scope_id, dimension, day, value, views, closes, conversions, leads)
        values ${sql.join(values)}
        on conflict (scope_id, dimension, day, value) do update set
          views = report_day.views + excluded.views, closes = report_day.closes + excluded.closes,
          conversions = report_day.conversions + excluded.conversions,
          leads = report_day.leads + excluded.leads`.execute(db);
    }
  }
}
