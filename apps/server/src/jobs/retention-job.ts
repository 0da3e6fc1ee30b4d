import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../modules/accounts/accounts.ts';
import { mayDelete, type MayDeleteDeps } from '../lib/time/may-delete.ts';
import { runEvery } from '../lib/time/run-every.ts';
import type { Store } from '../store/store.ts';
import { DAY_MS } from '../lib/time/durations.ts';

const EVERY_MS = 3_600_000;
/** How many days these kinds of data are kept. docs/deploy.md lists them for operators. */
export const ACTIVITY_KEPT_DAYS = 90;
export const ERRORS_KEPT_DAYS = 30;
export const SPAM_KEPT_DAYS = 30;
/** How long carts are kept. A later order is not counted with the cart. docs/decisions/0045. */
const CARTS_KEPT_DAYS = 7;
/**
 * A page that was opened before a popup or a consent banner was published again may still request
 * the earlier template or panel when it is opened. Answers that name them are cached for minutes at
 * most, so this is about pages that stay open.
 */
const PUBLISHED_KEPT_DAYS = 7;
/**
 * Pages that stay open may still show an earlier version of a consent banner, and browsers report
 * choices for 30 days. After that, no new proof names the version.
 */
const VERSIONS_KEPT_DAYS = PUBLISHED_KEPT_DAYS + 30;
const DELIVERIES_KEPT_DAYS = 30;
/**
 * Number of site changes that are kept. Servers read new changes every few seconds, so no server is
 * this far behind.
 */
const CHANGES_KEPT = 10_000;

export interface RetentionJobDeps {
  readonly store: Pick<
    Store,
    | 'seeClock'
    | 'removeOld'
    | 'removeUnusedTemplates'
    | 'removeUnusedConsentFiles'
    | 'removeOldConsent'
    | 'removeOldConsentVersions'
    | 'removeOldDeliveryLog'
    | 'removeOldSpam'
    | 'removeLeftovers'
  >;
  readonly accounts: Pick<Accounts, 'removeExpired'>;
  readonly now: () => number;
}

/**
 * Starts the job that deletes expired data: at once, and each hour until the app closes. A failed
 * run is logged, and the next one deletes what it has left.
 */
export function startRetentionJob(
  app: FastifyInstance,
  { store, accounts, now }: RetentionJobDeps,
): void {
  const purging = runEvery(
    EVERY_MS,
    () =>
      Promise.all([
        removeExpired({ store, accounts, now }, app.log),
        store.removeLeftovers({ looksForLost: true }),
      ]),
    (error) => app.log.warn({ err: error }, 'could not remove what is old'),
  );
  purging.runNow();
  app.addHook('onClose', purging.stop);
}

async function removeExpired(
  { store, accounts, now }: RetentionJobDeps,
  log: NonNullable<MayDeleteDeps['log']>,
): Promise<void> {
  if (!(await mayDelete({ store, now, log }))) return;
  const unused = { at: now(), unusedBefore: now() - PUBLISHED_KEPT_DAYS * DAY_MS };
  await Promise.all([
    store.removeOld({
      activity: now() - ACTIVITY_KEPT_DAYS * DAY_MS,
      errors: now() - ERRORS_KEPT_DAYS * DAY_MS,
      carts: now() - CARTS_KEPT_DAYS * DAY_MS,
      changesKept: CHANGES_KEPT,
    }),
    store.removeOldConsent(now()),
    store.removeOldConsentVersions(now() - VERSIONS_KEPT_DAYS * DAY_MS),
    store.removeOldSpam(now() - SPAM_KEPT_DAYS * DAY_MS),
    store.removeOldDeliveryLog(now() - DELIVERIES_KEPT_DAYS * DAY_MS),
    store.removeUnusedTemplates(unused),
    store.removeUnusedConsentFiles(unused),
    accounts.removeExpired(),
  ]);
}
