import { sql } from 'kysely';
import type { Database, Engine } from '../../database.ts';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import type { Store } from '../../store.ts';
import { recordLostViews } from '../events/lost-views.ts';
import { removeStep, ROWS_A_STEP } from '../remove-step.ts';

/** Counts are of a site, or of a popup. */
const REPORT_DAY = {
  table: 'report_day',
  key: ['scope_id', 'dimension', 'day', 'value'],
  owner: 'scope_id',
} as const;

const REPORT_MONEY = {
  table: 'report_money',
  key: ['scope_id', 'dimension', 'day', 'value', 'currency'],
  owner: 'scope_id',
} as const;

const OPEN_CART = {
  table: 'open_cart',
  key: ['scope_id', 'visitor_id'],
  owner: 'scope_id',
} as const;

const HOLDOUT_VISITOR = { table: 'holdout_visitor', key: ['holdout_id', 'visitor_id'] } as const;

/**
 * The tables with rows of a site, popup, holdout or destination, and their keys. `owner` is the
 * column with its id.
 */
const TABLES = {
  site: [
    { table: 'lead', key: ['id'] },
    { table: 'activity', key: ['id'] },
    { table: 'error_report', key: ['id'] },
    { table: 'delivery_log', key: ['id'] },
    { table: 'close_event', key: ['id'] },
    { table: 'goal_event', key: ['id'] },
    { table: 'goal_credit', key: ['goal_id', 'popup_id'] },
    REPORT_DAY,
    REPORT_MONEY,
    OPEN_CART,
    { table: 'picture', key: ['id'] },
    { table: 'comment', key: ['id'] },
    { table: 'product', key: ['site_id', 'variant_id'] },
    { table: 'product_collection', key: ['site_id', 'collection', 'variant_id'] },
    { table: 'catalogue_problem', key: ['site_id', 'place'] },
    { table: 'product_day', key: ['site_id', 'day', 'product_id'] },
    { table: 'product_pair', key: ['site_id', 'product_id', 'then_id'] },
    { table: 'consent_proof', key: ['id'] },
    { table: 'consent_day', key: ['site_id', 'day', 'outcome'] },
    { table: 'consent_visitor', key: ['site_id', 'consent_id'] },
    HOLDOUT_VISITOR,
  ],
  holdout: [HOLDOUT_VISITOR],
  destination: [
    { table: 'lead_notice', key: ['id'], owner: 'address' },
    { table: 'delivery_log', key: ['id'] },
  ],
  popup: [
    REPORT_DAY,
    REPORT_MONEY,
    OPEN_CART,
    { table: 'view_event', key: ['id'] },
    { table: 'draw', key: ['id'] },
    { table: 'prize_count', key: ['popup_id', 'prize_id', 'day'] },
    { table: 'prize_pool', key: ['popup_id', 'prize_id'] },
    { table: 'prize_code', key: ['popup_id', 'prize_id', 'code'] },
  ],
} as const;

/** These are removed with the site itself, because they are few or can be found without the site. */
const FEW_OF_A_SITE = [
  'lead_notice',
  'destination',
  'site_domain',
  'consent_design',
  'consent_area',
  'consent_version',
  'consent_version_file',
  'catalogue',
  'report_view',
  'report_mail',
  'ab_test',
  'holdout',
  'packed_site',
] as const;

/** Pictures are up to 2 MB. */
const PICTURES_A_STEP = 2;

/**
 * Removes sites and their popups. Everything else that belongs to them can no longer be reached,
 * and is recorded for `removeLeftovers`. The retention job removes templates that no popup needs
 * any more, some days later: old pages still request them.
 */
export async function removeSites(
  transaction: Database,
  siteIds: readonly string[],
): Promise<void> {
  if (siteIds.length === 0) return;
  const popups = await transaction
    .deleteFrom('popup')
    .where('site_id', 'in', siteIds)
    .returning('id')
    .execute();
  const leftovers = [
    ...siteIds.map((owner_id) => ({ owner_id, kind: 'site' })),
    ...popups.map(({ id }) => ({ owner_id: id, kind: 'popup' })),
  ];
  for (const leftover of leftovers)
    await transaction
      .insertInto('leftover')
      .values(leftover)
      .onConflict((oc) => oc.doNothing())
      .execute();
  // This waits for a transaction that packs a site or adds up its counts, so what that one writes
  // is removed, too.
  await transaction.deleteFrom('site').where('id', 'in', siteIds).execute();
  for (const table of FEW_OF_A_SITE)
    await transaction.deleteFrom(table).where('site_id', 'in', siteIds).execute();
}

/** Removes leftovers; only one run is active at a time. `stop` ends it after the running step. */
export function buildLeftovers(
  db: Database,
  engine: Engine,
): {
  readonly remove: Store['removeLeftovers'];
  readonly stop: () => Promise<void>;
} {
  let isStopped = false;
  let running: Promise<number> | undefined;
  return {
    remove({ looksForLost = false } = {}) {
      const whenStopped = (): boolean => isStopped;
      running ??= (looksForLost ? recordLostViews(db, whenStopped) : Promise.resolve())
        .then(() => removeLeftovers(db, whenStopped))
        .then(async (removed) => {
          if (removed > 0) await engine.forgetRemoved(db);
          return removed;
        })
        .finally(() => {
          running = undefined;
        });
      return running;
    },
    async stop() {
      isStopped = true;
      // The caller that started the run gets its error.
      await running?.catch(() => {});
    },
  };
}

function readKind(kind: string): keyof typeof TABLES {
  return kind === 'site' || kind === 'holdout' || kind === 'destination' ? kind : 'popup';
}

/** Continues where an earlier run ended. */
async function removeLeftovers(db: Database, isStopped: () => boolean): Promise<number> {
  let removed = 0;
  for (;;) {
    const next = await db.selectFrom('leftover').selectAll().limit(1).executeTakeFirst();
    if (!next || isStopped()) return removed;
    const kind = readKind(next.kind);
    for (const { table, key, ...named } of TABLES[kind])
      for (let gone = 1; gone > 0; removed += gone) {
        if (isStopped()) return removed;
        const owner = 'owner' in named ? named.owner : `${kind}_id`;
        const where = sql`${sql.ref(owner)} = ${next.owner_id}`;
        const most = table === 'picture' ? PICTURES_A_STEP : ROWS_A_STEP;
        gone = await removeStep(db, { table, key, where, most });
        await letOthersRun();
      }
    await db.deleteFrom('leftover').where('owner_id', '=', next.owner_id).execute();
  }
}
