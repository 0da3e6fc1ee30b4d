import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { sql } from 'kysely';
import { addErrorReplies, createFailureReader } from '../http/error-replies.ts';
import { refuseNulInAddresses } from '../http/refuse-nul.ts';
import type { Mail } from '../lib/mail/send-mail.ts';
import type { Accounts } from '../modules/accounts/accounts.ts';
import type { CatalogueImporter } from '../modules/catalogue/catalogue-importer.ts';
import type { DeliveryWorker } from '../modules/deliveries/delivery-worker.ts';
import type { WeeklyReports } from '../modules/reports/weekly/weekly-report.ts';
import type { RefusedHosts } from '../http/visitor/refused-hosts.ts';
import type { PopupService } from '../modules/popups/popup-service.ts';
import { registerAdminApi } from '../admin-api.ts';
import { openPostgres } from '../store/databases/open-postgres.ts';
import { openEmptySqlite } from '../store/testing/empty-sqlite.ts';
import { isOutage } from '../store/outage.ts';
import type { Store } from '../store/store.ts';
import { type OwnerBrowser, signUpOwner } from './owner-browser.ts';
import { buildParts, type OwnerAppOptions, recordCalls } from './owner-app-parts.ts';

export interface OwnerApp {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly accounts: Accounts;
  readonly deliveryWorker: DeliveryWorker;
  readonly weeklyReports: WeeklyReports;
  readonly catalogueImporter: CatalogueImporter;
  readonly popups: PopupService;
  readonly refused: RefusedHosts;
  /** `METHOD address` of every owner route. */
  readonly routes: readonly string[];
  /** All routes with their schemas, and those of the accounts. */
  readonly knownRoutes: readonly RouteOptions[];
  readonly mails: readonly Mail[];
  /** Links for a new password that were logged, because no mail was configured. */
  readonly printedLinks: readonly string[];
  /** The facts of logged warnings, for example about deliveries. */
  readonly warnings: readonly unknown[];
  readonly clock: { nowMs: number };
  /** The stored rows of passwords. */
  passwords(): Promise<readonly unknown[]>;
  /** The stored rows of sessions. */
  sessions(): Promise<readonly unknown[]>;
  /** The stored rows of links for a new password. */
  resetLinks(): Promise<readonly unknown[]>;
  /** Damages all published popups, so that they cannot be read. */
  damagePublished(): Promise<unknown>;
  anOwner(name: string): Promise<OwnerBrowser>;
  close(): Promise<void>;
}

/** The owners' side of the server over an empty store, by default in memory. */
export async function anOwnerApp(options: OwnerAppOptions = {}): Promise<OwnerApp> {
  const clock = { nowMs: Date.parse('2026-05-20T12:00:00Z') };
  const now = () => clock.nowMs;
  const opened = await (options.postgresUrl === undefined
    ? openEmptySqlite()
    : openPostgres(options.postgresUrl, { connections: 4 }));
  const { store, db } = opened;
  const records = recordCalls(options);
  const parts = buildParts(options, { opened, records, now });
  const app = Fastify({ trustProxy: 'loopback' });
  const known = recordRoutes(app);
  refuseNulInAddresses(app);
  addErrorReplies(app, createFailureReader({ isOutage, now }));
  await registerAdminApi(app, parts);
  await app.ready();
  const { accounts, deliveryWorker, weeklyReports, catalogueImporter, popups, refused } = parts;
  return {
    app,
    store,
    accounts,
    deliveryWorker,
    weeklyReports,
    catalogueImporter,
    popups,
    refused,
    ...known,
    mails: records.mails,
    printedLinks: records.printedLinks,
    warnings: records.warnings,
    clock,
    passwords: async () => (await sql`select * from auth_credential`.execute(db)).rows,
    sessions: async () => (await sql`select * from auth_session`.execute(db)).rows,
    resetLinks: async () => (await sql`select * from auth_verification`.execute(db)).rows,
    damagePublished: () => db.updateTable('popup').set({ published: '{' }).execute(),
    anOwner: (name) => signUpOwner(app, name),
    async close() {
      await app.close();
      await catalogueImporter.stop();
      await store.close();
    },
  };
}

/** Lists the routes that are registered from now on. */
function recordRoutes(app: FastifyInstance): Pick<OwnerApp, 'routes' | 'knownRoutes'> {
  const routes: string[] = [];
  const knownRoutes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    knownRoutes.push(route);
    for (const method of [route.method].flat())
      if (route.url.startsWith('/api/owner/') && method !== 'HEAD')
        routes.push(`${method} ${route.url}`);
  });
  return { routes, knownRoutes };
}
