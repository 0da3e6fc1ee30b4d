import { createHash } from 'node:crypto';
import path from 'node:path';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { sql } from 'kysely';
import { addErrorReplies, createFailureReader } from '../http/error-replies.ts';
import { refuseNulInAddresses } from '../http/refuse-nul.ts';
import { newPopupId } from '../ids.ts';
import type { Mail, SendMail } from '../lib/send-mail.ts';
import { type Accounts, buildAccounts } from '../modules/accounts/accounts.ts';
import type { PasswordHashes } from '../modules/accounts/owner-auth.ts';
import {
  type CatalogueImporter,
  createCatalogueImporter,
  mayCallFeeds,
} from '../modules/catalogue/catalogue-importer.ts';
import { buildConsentService } from '../modules/consent/consent-service.ts';
import { buildConfirmations } from '../modules/confirmations/confirmations.ts';
import {
  createDeliveryWorker,
  type DeliveryWorker,
} from '../modules/deliveries/delivery-worker.ts';
import { readerOf } from '../modules/deliveries/destinations/index.ts';
import { buildCallProvider } from '../modules/deliveries/call-provider.ts';
import { buildReadBrand } from '../modules/scan/brand/read-brand.ts';
import { buildScan, type ScanDeps } from '../modules/scan/scan.ts';
import { buildWeeklyReports, type WeeklyReports } from '../modules/reports/weekly/weekly-report.ts';
import { buildPopupService, type PopupService } from '../modules/popups/popup-service.ts';
import { registerAdminApi } from '../admin-api.ts';
import { openPostgres } from '../store/open-postgres.ts';
import { openEmptySqlite } from '../store/testing/empty-sqlite.ts';
import { isOutage } from '../store/outage.ts';
import type { Store } from '../store/store.ts';
import { ORIGIN, type OwnerBrowser, signUpOwner } from './owner-browser.ts';
import { someConsent, someTemplates } from './stub-renderers.ts';

export const SECRET = 'a secret for tests that is long enough to be one';

export interface OwnerAppOptions {
  readonly openSignUp?: boolean;
  readonly publicUrl?: string;
  readonly sendsMail?: boolean;
  /** What the mail server does with a mail before it takes it; may refuse. */
  readonly onMail?: SendMail;
  /** Webhooks may call the test's own server. */
  readonly allowsPrivateWebhooks?: boolean;
  /** Scans may look at the test's own server. */
  readonly privateScans?: ScanDeps['privateScans'];
  /** Hashes passwords as the real server does, which is slow on purpose. */
  readonly hashesSlowly?: boolean;
  /** Over an empty PostgreSQL database instead of SQLite in memory. */
  readonly postgresUrl?: string;
}

export interface OwnerApp {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly accounts: Accounts;
  readonly deliveryWorker: DeliveryWorker;
  readonly weeklyReports: WeeklyReports;
  readonly catalogueImporter: CatalogueImporter;
  readonly popups: PopupService;
  /** `METHOD address` of every owner route. */
  readonly routes: readonly string[];
  /** The same with their schemas, and those of the accounts. */
  readonly knownRoutes: readonly RouteOptions[];
  readonly mails: readonly Mail[];
  /** Links for a new password that went to the log, as no mail is set up. */
  readonly printedLinks: readonly string[];
  /** What was logged of deliveries. */
  readonly warnings: readonly unknown[];
  readonly clock: { nowMs: number };
  /** What is kept of passwords. */
  passwords(): Promise<readonly unknown[]>;
  /** What is kept of sessions. */
  sessions(): Promise<readonly unknown[]>;
  /** Leaves published popups in a state that cannot be read. */
  damagePublished(): Promise<unknown>;
  anOwner(name: string): Promise<OwnerBrowser>;
  close(): Promise<void>;
}

const quickHash = (password: string) => createHash('sha256').update(password).digest('hex');
const quickHashes: PasswordHashes = {
  hash: async (password) => quickHash(password),
  verify: async ({ hash, password }) => hash === quickHash(password),
};

const INTEGRATIONS_FOLDER = path.resolve(import.meta.dirname, '../../../../integrations');

/** The owners' side of the server over an empty store in memory. */
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
  const { accounts, deliveryWorker, weeklyReports, catalogueImporter, popups } = parts;
  return {
    app,
    store,
    accounts,
    deliveryWorker,
    weeklyReports,
    catalogueImporter,
    popups,
    ...known,
    mails: records.mails,
    printedLinks: records.printedLinks,
    warnings: records.warnings,
    clock,
    passwords: async () => (await sql`select * from auth_credential`.execute(db)).rows,
    sessions: async () => (await sql`select * from auth_session`.execute(db)).rows,
    damagePublished: () => db.updateTable('popup').set({ published: '{' }).execute(),
    anOwner: (name) => signUpOwner(app, name),
    async close() {
      await app.close();
      await catalogueImporter.stop();
      await store.close();
    },
  };
}

/** What the app sends and logs, kept for tests to look at. */
function recordCalls({ sendsMail = false, onMail = async () => {} }: OwnerAppOptions) {
  const mails: Mail[] = [];
  const printedLinks: string[] = [];
  const warnings: unknown[] = [];
  const sendMail = async (mail: Mail) => {
    await onMail(mail);
    mails.push(mail);
  };
  return {
    mails,
    printedLinks,
    warnings,
    sendMail: sendsMail ? sendMail : undefined,
    printLink: (link: string) => void printedLinks.push(link),
    log: { warn: (facts: unknown) => void warnings.push(facts) },
  };
}

/** What the routes of owners are built from. */
function buildParts(
  {
    openSignUp = true,
    publicUrl,
    allowsPrivateWebhooks = false,
    privateScans = 'never',
    hashesSlowly = false,
  }: OwnerAppOptions,
  { opened: { store, db, engine }, records, now }: BuildContext,
) {
  const baseUrl = publicUrl ?? ORIGIN;
  const { sendMail, printLink, log } = records;
  const shared = { store, secret: SECRET, baseUrl, sendMail, now };
  const hashes = hashesSlowly ? {} : { hashes: quickHashes };
  const weeklyReports = buildWeeklyReports(shared);
  const confirmations = buildConfirmations(shared);
  return {
    ...shared,
    readerOf,
    accounts: buildAccounts({ ...shared, db, engine, openSignUp, printLink, ...hashes }),
    popups: buildPopupService({ store, templates: someTemplates, newPopupId, now }),
    consent: buildConsentService({ store, render: someConsent, now }),
    scan: buildScan({ browser: 'There is no Chromium on this server.', privateScans, now, log }),
    readBrand: buildReadBrand(privateScans),
    weeklyReports,
    confirmations,
    deliveryWorker: createDeliveryWorker({
      ...shared,
      sendWeekly: weeklyReports.send,
      askLead: confirmations.ask,
      callProvider: buildCallProvider({ allowsPrivate: allowsPrivateWebhooks }),
      log,
    }),
    catalogueImporter: createCatalogueImporter({
      store,
      mayCall: mayCallFeeds(allowsPrivateWebhooks),
      now,
      log,
    }),
    publicUrl,
    integrationsFolder: INTEGRATIONS_FOLDER,
    showsDemo: true,
  };
}

interface BuildContext {
  readonly opened: Awaited<ReturnType<typeof openEmptySqlite>>;
  readonly records: ReturnType<typeof recordCalls>;
  readonly now: () => number;
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
