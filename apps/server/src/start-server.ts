import { randomInt } from 'node:crypto';
import path from 'node:path';
import { type Logger, pino } from 'pino';
import { buildApp } from './app.ts';
import { type Config, isLoopback } from './config.ts';
import { checkAddress } from './http/check-address.ts';
import { openCountryLookup } from './http/country-lookup.ts';
import { newPopupId } from './ids.ts';
import { buildAccounts } from './modules/accounts/accounts.ts';
import { readSecret } from './modules/accounts/read-secret.ts';
import { readFreeMailDomains } from './modules/free-mail/read-free-mail-domains.ts';
import { loadConsentRenderer } from './modules/consent/consent-renderer.ts';
import { buildConsentService } from './modules/consent/consent-service.ts';
import { loadTemplates } from './modules/popups/load-templates.ts';
import { buildPopupService } from './modules/popups/popup-service.ts';
import { startRetentionJob } from './retention-job.ts';
import { failureCodes } from './lib/failure-codes.ts';
import { buildSendMail, withoutWaiting } from './lib/send-mail.ts';
import { startDeliveryJob } from './modules/deliveries/delivery-job.ts';
import { createDeliveryWorker } from './modules/deliveries/delivery-worker.ts';
import { buildPostWebhook } from './modules/deliveries/destinations/post-webhook.ts';
import { startCatalogueJob } from './modules/catalogue/catalogue-job.ts';
import { createCatalogueImporter, mayCallFeeds } from './modules/catalogue/catalogue-importer.ts';
import { buildBrowsePage } from './modules/scan/browse-page.ts';
import { findChromium } from './modules/scan/find-chromium.ts';
import { buildScan, type Scan } from './modules/scan/scan.ts';
import { registerAdminApi } from './admin-api.ts';
import { seedOnFirstRun } from './seed/seed-on-first-run.ts';
import { servingRoutes } from './serving/serving-routes.ts';
import { openStore } from './store/open-store.ts';
import { makePrivateFolder } from './store/private-files.ts';

/** A server that listens. */
export interface RunningServer {
  /** Address for this machine's browser. */
  readonly url: string;
  /** Set when this run made the demo, with the password that opens it. */
  readonly demoPassword: string | undefined;
  readonly hasDemo: boolean;
  /** Stops accepting, answers what is under way, writes what was promised, closes the database. */
  stop(): Promise<void>;
}

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
const CONSENT_FOLDER = path.join(REPOSITORY, 'apps/consent/dist');
const FOLDERS = {
  widget: path.join(REPOSITORY, 'apps/widget/dist'),
  consent: path.join(REPOSITORY, 'apps/consent/dist'),
  contentSite: path.join(REPOSITORY, 'apps/content-site/dist'),
  dashboard: path.join(REPOSITORY, 'apps/dashboard/dist'),
  demos: path.join(REPOSITORY, 'demos'),
};
const RENDER_MODULE = path.join(REPOSITORY, 'packages/templates/dist/render.js');
/** Not to be foreseen by whoever watches draws. */
const RANDOM_STEPS = 2 ** 47;
const FOLLOW_CHANGES_MS = 2_000;
const MAX_EVENT_LOOP_DELAY_MS = 1_500;

/**
 * Opens the store, makes the demo on a first run, listens. Rejects with what went wrong, everything
 * closed again.
 */
export async function startServer(config: Config): Promise<RunningServer> {
  await makePrivateFolder(config.dataDir);
  const secret = await readSecret(config.dataDir);
  const templates = await loadTemplates(RENDER_MODULE);
  const renderConsent = await loadConsentRenderer(RENDER_MODULE);
  // Before the demo is made: its password is told once, when the server runs.
  await checkAddress(config.host, config.port);
  const logger = pino({ level: config.logLevel });
  const { store, db, engine } = await openStore(config, logger);
  try {
    const now = () => Date.now();
    const baseUrl = config.publicUrl ?? urlOf(config.host, config.port);
    const mailer =
      config.smtpUrl === undefined
        ? undefined
        : buildSendMail({ smtpUrl: config.smtpUrl, from: config.mailFrom });
    const sendMail =
      mailer &&
      withoutWaiting(mailer, (error) =>
        logger.error(failureCodes(error), 'a mail could not be sent'),
      );
    const postWebhook = buildPostWebhook({ allowsPrivate: config.allowsPrivateWebhooks });
    const deliveryWorker = createDeliveryWorker({
      store,
      sendMail: mailer,
      postWebhook,
      baseUrl,
      now,
      log: logger,
    });
    const catalogueImporter = createCatalogueImporter({
      store,
      mayCall: mayCallFeeds(config.allowsPrivateWebhooks),
      now,
      log: logger,
    });
    const accounts = buildAccounts({
      db,
      engine,
      store,
      secret,
      openSignUp: config.openSignUp,
      baseUrl,
      sendMail,
      now,
    });
    const isPrivate = isLoopback(config.host) && config.publicUrl === undefined;
    const { demoPassword, hasDemo } = await seedOnFirstRun({
      store,
      accounts,
      templates,
      renderConsent,
      now,
      isPrivate,
      isWanted: config.seedsDemo,
    });
    const popups = buildPopupService({ store, templates, newPopupId, now });
    const consent = buildConsentService({ store, render: renderConsent, now });
    const visitorDeps = {
      countryOf: await openCountryLookup(),
      freeMailDomains: readFreeMailDomains(),
      nextRandom: () => randomInt(RANDOM_STEPS) / RANDOM_STEPS,
    };
    const app = await buildApp({
      store,
      now,
      secret,
      logger,
      draftOf: popups.draftOf,
      ...visitorDeps,
      publicUrl: config.publicUrl,
      consentFolder: CONSENT_FOLDER,
      trustedProxies: config.trustedProxies,
      limitsCalls: config.limitsCalls,
      ...(config.limitsCalls ? { maxDelayMs: MAX_EVENT_LOOP_DELAY_MS } : {}),
      ...(config.databaseUrl === undefined ? {} : { followChangesMs: FOLLOW_CHANGES_MS }),
      extend: async (scope, sites) => {
        await registerAdminApi(scope, {
          store,
          sendMail,
          accounts,
          popups,
          consent,
          scan: openScan(config, logger),
          deliveryWorker,
          catalogueImporter,
          secret,
          publicUrl: config.publicUrl,
          baseUrl,
          showsDemo: isPrivate && hasDemo,
          now,
        });
        await servingRoutes(
          scope,
          FOLDERS,
          async (id) => (await sites.find(id))?.site.settings.consentMode === 'opt-in',
        );
        startRetentionJob(scope, { store, accounts, now });
        startDeliveryJob(scope, deliveryWorker);
        startCatalogueJob(scope, { store, catalogueImporter, now });
      },
    });
    await app.listen({ host: config.host, port: config.port });
    const address = app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : config.port;
    return {
      url: config.publicUrl ?? urlOf(config.host, port),
      demoPassword,
      hasDemo,
      stop: () => app.close().then(() => store.close()),
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Scans with the Chromium of this machine, if it may be used. */
function openScan({ chromium: wanted, privateScans }: Config, log: Logger): Scan {
  const chromium = findChromium({ wanted, isRoot: process.getuid?.() === 0 });
  return buildScan({
    browser: chromium.path === undefined ? chromium.why : buildBrowsePage(chromium.path),
    privateScans,
    now: () => Date.now(),
    log,
  });
}

/** Where a browser on this machine finds us: 0.0.0.0 is no address to go to. */
function urlOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
