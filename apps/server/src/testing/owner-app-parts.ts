import { createRefusedHosts } from '../http/visitor/refused-hosts.ts';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { createRateLimit } from '../lib/rate-limit.ts';
import { newPopupId } from '../ids.ts';
import type { Mail, SendMail } from '../lib/mail/send-mail.ts';
import { buildAccounts } from '../modules/accounts/accounts.ts';
import type { PasswordHashes } from '../modules/accounts/owner-auth.ts';
import { createCatalogueImporter, mayCallFeeds } from '../modules/catalogue/catalogue-importer.ts';
import { buildConsentService } from '../modules/consent/consent-service.ts';
import { buildConfirmations } from '../modules/confirmations/confirmations.ts';
import { createDeliveryWorker } from '../modules/deliveries/delivery-worker.ts';
import { readerOf } from '../modules/deliveries/destinations/index.ts';
import { buildCallProvider } from '../modules/deliveries/call-provider.ts';
import { buildReadBrand } from '../modules/scan/brand/read-brand.ts';
import { buildScan, type ScanDeps } from '../modules/scan/scan.ts';
import { buildWeeklyReports } from '../modules/reports/weekly/weekly-report.ts';
import { buildStockMails } from '../modules/prizes/stock-mails.ts';
import { buildPopupService } from '../modules/popups/popup-service.ts';
import { openEmptySqlite } from '../store/testing/empty-sqlite.ts';
import { ORIGIN } from './owner-browser.ts';
import { someConsent, someTemplates } from './stub-renderers.ts';

/** The secret with which the app signs its links. */
export const SECRET = 'a secret for tests that is long enough to be one';

/** How an app for tests differs from the usual one. */
export interface OwnerAppOptions {
  readonly openSignUp?: boolean;
  readonly publicUrl?: string;
  readonly isPrivate?: boolean;
  readonly sendsMail?: boolean;
  /** Called with each mail before the mail server accepts it. May reject, to refuse the mail. */
  readonly onMail?: SendMail;
  /** Webhooks may call the test's own server. */
  readonly allowsPrivateWebhooks?: boolean;
  /** Scans may look at the test's own server. */
  readonly privateScans?: ScanDeps['privateScans'];
  /** Hashes passwords as the real server does, which is slow on purpose. */
  readonly hashesSlowly?: boolean;
  /** The address of an empty PostgreSQL database to use instead of SQLite in memory. */
  readonly postgresUrl?: string;
}

const quickHash = (password: string) => createHash('sha256').update(password).digest('hex');
const quickHashes: PasswordHashes = {
  hash: async (password) => quickHash(password),
  verify: async ({ hash, password }) => hash === quickHash(password),
};

const INTEGRATIONS_FOLDER = path.resolve(import.meta.dirname, '../../../../integrations');

/** Records what the app sends and logs, so that tests can check it. */
export function recordCalls({ sendsMail = false, onMail = async () => {} }: OwnerAppOptions) {
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

/** Builds the dependencies of the owners' routes. */
export function buildParts(
  {
    openSignUp = true,
    publicUrl,
    isPrivate = false,
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
    refused: createRefusedHosts(),
    accounts: buildAccounts({ ...shared, publicUrl, db, engine, openSignUp, printLink, ...hashes }),
    popups: buildPopupService({
      store,
      templates: someTemplates,
      newPopupId,
      now,
      rate: createRateLimit(now),
    }),
    consent: buildConsentService({
      store,
      render: someConsent,
      now,
      rate: createRateLimit(now),
    }),
    scan: buildScan({ browser: 'There is no Chromium on this server.', privateScans, now, log }),
    readBrand: buildReadBrand(privateScans),
    weeklyReports,
    confirmations,
    deliveryWorker: createDeliveryWorker({
      ...shared,
      composeWeekly: weeklyReports.compose,
      composeQuestion: confirmations.compose,
      composeStock: buildStockMails(shared).compose,
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
    isPrivate,
    showsDemo: true,
  };
}

interface BuildContext {
  readonly opened: Awaited<ReturnType<typeof openEmptySqlite>>;
  readonly records: ReturnType<typeof recordCalls>;
  readonly now: () => number;
}
