import { pino, type Logger } from 'pino';
import { type Config } from './startup/config.ts';
import { createRateLimit, noRateLimit } from './lib/rate-limit.ts';
import { newPopupId } from './ids.ts';
import { failureCodes } from './lib/failure-codes.ts';
import { loggedError } from './lib/logged-error.ts';
import { buildSendMail, type SendMail, withoutWaiting } from './lib/mail/send-mail.ts';
import { type Accounts, buildAccounts } from './modules/accounts/accounts.ts';
import { readSecret } from './modules/accounts/read-secret.ts';
import {
  type CatalogueImporter,
  createCatalogueImporter,
  mayCallFeeds,
} from './modules/catalogue/catalogue-importer.ts';
import { loadConsentRenderer, type RenderConsent } from './modules/consent/consent-renderer.ts';
import { buildConsentService, type ConsentService } from './modules/consent/consent-service.ts';
import { buildConfirmations, type Confirmations } from './modules/confirmations/confirmations.ts';
import { createDeliveryWorker, type DeliveryWorker } from './modules/deliveries/delivery-worker.ts';
import { buildCallProvider } from './modules/deliveries/call-provider.ts';
import { buildWeeklyReports, type WeeklyReports } from './modules/reports/weekly/weekly-report.ts';
import { loadPrerender } from './modules/display/templates/load-prerender.ts';
import type { PrerenderedPopupsDeps } from './modules/display/templates/prerendered-popups.ts';
import { loadTemplates } from './modules/popups/load-templates.ts';
import { buildStockMails } from './modules/prizes/stock-mails.ts';
import { buildPopupService, type PopupService } from './modules/popups/popup-service.ts';
import type { TemplateEngine } from './modules/popups/template-engine.ts';
import { buildReadBrand, type ReadBrand } from './modules/scan/brand/read-brand.ts';
import { buildBrowsePage } from './modules/scan/browse-page.ts';
import { findChromium } from './modules/scan/find-chromium.ts';
import { buildScan, type Scan } from './modules/scan/scan.ts';
import { readViewFiles } from './serving/widget-manifest.ts';
import type { OpenedStore } from './store/build-store.ts';

/** Everything that is read before the store is opened. */
export interface Assets {
  /** Signs sessions, tokens and tickets. */
  readonly secret: string;
  readonly templates: TemplateEngine;
  readonly renderConsent: RenderConsent;
  readonly prerender: Pick<PrerenderedPopupsDeps, 'prerender' | 'files'>;
  readonly logger: Logger;
}

/** The paths of the built modules that render what the server sends. */
export interface DrawingModules {
  readonly render: string;
  readonly prerender: string;
  /** The folder of the script, whose files prerendered popups need. */
  readonly widget: string;
}

/** Reads all assets. Rejects if one of the modules has not been built. */
export async function loadAssets(config: Config, modules: DrawingModules): Promise<Assets> {
  return {
    secret: await readSecret(config.dataDir),
    templates: await loadTemplates(modules.render),
    renderConsent: await loadConsentRenderer(modules.render),
    prerender: {
      prerender: await loadPrerender(modules.prerender),
      files: await readViewFiles(modules.widget),
    },
    logger: pino({ level: config.logLevel, serializers: { err: loggedError } }),
  };
}

/** The services that the routes and jobs of a server share. Each is created once. */
export interface Services {
  readonly accounts: Accounts;
  readonly popups: PopupService;
  readonly consent: ConsentService;
  readonly deliveryWorker: DeliveryWorker;
  readonly weeklyReports: WeeklyReports;
  readonly confirmations: Confirmations;
  readonly catalogueImporter: CatalogueImporter;
  readonly scan: Scan;
  readonly readBrand: ReadBrand;
  /** Does not wait for the mail server. A failure is logged. Undefined if the server sends no mail. */
  readonly sendMail: SendMail | undefined;
}

export interface ServicesOptions {
  readonly config: Config;
  readonly assets: Assets;
  readonly opened: OpenedStore;
  /** The address at which browsers reach the server, for links in mails and for sign-in. */
  readonly baseUrl: string;
  readonly now: () => number;
}

/**
 * Not a line of the logger: without mail, this link is the only way back into an account, so it
 * must be there at every LOG_LEVEL. docs/deploy.md#a-forgotten-password.
 */
function printLink(link: string): void {
  process.stdout.write(
    `An owner asked for a new password, and no mail is set up. This link chooses one, once, within an hour: ${link}\n`,
  );
}

export function buildServices({
  config,
  assets: { secret, templates, renderConsent, logger },
  opened: { store, db, engine },
  baseUrl,
  now,
}: ServicesOptions): Services {
  const { smtpUrl, mailFrom: from, openSignUp, allowsPrivateWebhooks } = config;
  const mailer = smtpUrl === undefined ? undefined : buildSendMail({ smtpUrl, from });
  const sendMail =
    mailer &&
    withoutWaiting(mailer, (error) =>
      logger.error(failureCodes(error), 'a mail could not be sent'),
    );
  const rate = config.limitsCalls ? createRateLimit(now) : noRateLimit;
  const weeklyReports = buildWeeklyReports({ store, sendMail: mailer, secret, baseUrl, now });
  const stockMails = buildStockMails({ store, secret, baseUrl, now });
  const confirmations = buildConfirmations({ store, secret, baseUrl, now });
  return {
    sendMail,
    weeklyReports,
    confirmations,
    accounts: buildAccounts({
      db,
      engine,
      store,
      secret,
      openSignUp,
      baseUrl,
      publicUrl: config.publicUrl,
      sendMail,
      printLink,
      now,
    }),
    popups: buildPopupService({ store, templates, newPopupId, now, rate }),
    consent: buildConsentService({ store, render: renderConsent, now, rate }),
    scan: openScan(config, logger),
    readBrand: buildReadBrand(config.privateScans),
    catalogueImporter: createCatalogueImporter({
      store,
      mayCall: mayCallFeeds(allowsPrivateWebhooks),
      now,
      log: logger,
    }),
    deliveryWorker: createDeliveryWorker({
      store,
      sendMail: mailer,
      composeWeekly: weeklyReports.compose,
      composeQuestion: confirmations.compose,
      composeStock: stockMails.compose,
      callProvider: buildCallProvider({ allowsPrivate: allowsPrivateWebhooks }),
      secret,
      baseUrl,
      now,
      log: logger,
    }),
  };
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
