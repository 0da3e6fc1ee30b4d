import { createRefusedHosts } from './http/visitor/refused-hosts.ts';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AdminApiDeps, registerAdminApi } from './admin-api.ts';
import { buildApp } from './app.ts';
import { type Config, isLoopback } from './startup/config.ts';
import { checkAddress } from './http/check-address.ts';
import { openCountryLookup } from './http/country-lookup.ts';
import { DEMO_EMAIL, DEMO_PASSWORD } from './modules/accounts/demo-account.ts';
import { startTrashJob } from './modules/popups/trash-job.ts';
import { startCatalogueJob } from './modules/catalogue/catalogue-job.ts';
import { earlyLine } from './modules/display/decide/opens-soon.ts';
import { startDeliveryJob } from './modules/deliveries/delivery-job.ts';
import { startWeeklyJob } from './modules/reports/weekly/weekly-job.ts';
import { readFreeMailDomains } from './modules/free-mail/read-free-mail-domains.ts';
import { startPackingJob } from './live-sites/packing-job.ts';
import { startCountingJob } from './jobs/counting-job.ts';
import { startRetentionJob } from './jobs/retention-job.ts';
import { seedOnFirstRun } from './seed/seed-on-first-run.ts';
import { buildServices, loadAssets, type Services, type ServicesOptions } from './services.ts';
import { servingRoutes } from './serving/serving-routes.ts';
import { readWidgetModel } from './serving/widget-manifest.ts';
import { openStore } from './store/databases/open-store.ts';
import { makePrivateFolder } from './lib/files/private-files.ts';
import { readerOf } from './modules/deliveries/destinations/index.ts';

/** A server that listens. */
export interface RunningServer {
  /** Address for this machine's browser. */
  readonly url: string;
  /** The demo's password, if this start has set it, or if it is still the well-known one. */
  readonly demoPassword: string | undefined;
  readonly hasDemo: boolean;
  /** True if a new account can be created, because there is none yet, or sign-up is open. */
  readonly maySignUp: boolean;
  /**
   * Stops accepting requests, finishes the running ones, writes the last events, closes the
   * database.
   */
  stop(): Promise<void>;
}

/** Three folders up, both from apps/server/src and from the built apps/server/dist. */
const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
const CONSENT_FOLDER = path.join(REPOSITORY, 'apps/consent/dist');
const DEMOS_FOLDER = path.join(REPOSITORY, 'demos');
const INTEGRATIONS_FOLDER = path.join(REPOSITORY, 'integrations');
const FOLDERS = {
  widget: path.join(REPOSITORY, 'apps/widget/dist'),
  consent: CONSENT_FOLDER,
  contentSite: path.join(REPOSITORY, 'apps/content-site/dist'),
  dashboard: path.join(REPOSITORY, 'apps/dashboard/dist'),
};
/** The parts that `/licenses.txt` names: docs/behaviour/dashboard.md#licenses. */
const NOTICES = {
  'Scripts for pages with popups': FOLDERS.widget,
  'Script for cookie consent': FOLDERS.consent,
  'Script for blogs and magazines': FOLDERS.contentSite,
  Dashboard: FOLDERS.dashboard,
  Server: path.join(REPOSITORY, 'apps/server/dist'),
  'Fonts and designs of popups': path.join(REPOSITORY, 'packages/templates/dist'),
  'What draws the first screen of a popup': path.join(
    REPOSITORY,
    'packages/popup-view/dist/prerender',
  ),
};
const DRAWING_MODULES = {
  render: path.join(REPOSITORY, 'packages/templates/dist/render.js'),
  prerender: path.join(REPOSITORY, 'packages/popup-view/dist/prerender/prerender-popup.js'),
  widget: FOLDERS.widget,
};
/** Steps of the random numbers. Nobody who watches draws can predict the next one. */
const RANDOM_STEPS = 2 ** 47;
const FOLLOW_CHANGES_MS = 2_000;
const MAX_EVENT_LOOP_DELAY_MS = 1_500;

/**
 * Opens the store, creates the demo on a first run, and listens. If anything fails, closes
 * everything and rejects. `willListen` gets what stops the server, just before it listens.
 */
export async function startServer(
  config: Config,
  willListen: (stop: () => Promise<void>) => void = () => {},
): Promise<RunningServer> {
  await makePrivateFolder(config.dataDir);
  const assets = await loadAssets(config, DRAWING_MODULES);
  // This must come before the demo is created, because its password is printed only once, when the
  // server runs.
  await checkAddress(config.host, config.port);
  const opened = await openStore(config, assets.logger);
  const { store } = opened;
  try {
    const options: ServicesOptions = {
      config,
      assets,
      opened,
      baseUrl: config.publicUrl ?? urlOf(config.host, config.port),
      now: () => Date.now(),
    };
    const services = buildServices(options);
    const isPrivate = isLoopback(config.host) && config.publicUrl === undefined;
    const { demoPassword, hasDemo } = await seedOnFirstRun({
      store,
      templates: assets.templates,
      renderConsent: assets.renderConsent,
      accounts: services.accounts,
      now: options.now,
      isPrivate,
      isShared: config.databaseUrl !== undefined,
      isWanted: config.seedsDemo,
    });
    const app = await buildServer(options, services, {
      hasDemo,
      access: { isPrivate, showsDemo: isPrivate && hasDemo },
    });
    const password = demoPassword ?? (await wellKnownPassword(services, isPrivate));
    const maySignUp = await services.accounts.maySignUp();
    let listening: Promise<unknown> = Promise.resolve();
    const stop = async (): Promise<void> => {
      opened.hurry?.();
      await listening;
      await app.close();
      await store.close();
    };
    willListen(stop);
    listening = app.listen({ host: config.host, port: config.port });
    await listening;
    const address = app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : config.port;
    return {
      url: config.publicUrl ?? urlOf(config.host, port),
      demoPassword: password,
      hasDemo,
      maySignUp,
      stop,
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** The password that is public in this repository, if it opens the demo and is no secret here. */
async function wellKnownPassword(
  { accounts }: Pick<Services, 'accounts'>,
  isPrivate: boolean,
): Promise<string | undefined> {
  return isPrivate && (await accounts.isPassword(DEMO_EMAIL, DEMO_PASSWORD))
    ? DEMO_PASSWORD
    : undefined;
}

type DashboardAccess = Pick<AdminApiDeps, 'isPrivate' | 'showsDemo'>;

/** Builds the app with all routes and jobs of the product. */
async function buildServer(
  { config, assets, opened: { store }, baseUrl, now }: ServicesOptions,
  services: Services,
  { hasDemo, access }: { readonly hasDemo: boolean; readonly access: DashboardAccess },
): Promise<FastifyInstance> {
  const { publicUrl, trustedProxies, limitsCalls, databaseUrl } = config;
  const { secret, prerender, logger } = assets;
  const refused = createRefusedHosts();
  return buildApp({
    store,
    refused,
    now,
    secret,
    logger,
    publicUrl,
    trustedProxies,
    limitsCalls,
    sendsMail: services.sendMail !== undefined,
    draftOf: services.popups.draftOf,
    countryOf: await openCountryLookup(),
    freeMailDomains: readFreeMailDomains(),
    readerOf,
    nextRandom: () => randomInt(RANDOM_STEPS) / RANDOM_STEPS,
    consentFolder: CONSENT_FOLDER,
    widgetModel: await readWidgetModel(FOLDERS.widget),
    prerender,
    ...(limitsCalls ? { maxDelayMs: MAX_EVENT_LOOP_DELAY_MS } : {}),
    ...(databaseUrl === undefined ? {} : { followChangesMs: FOLLOW_CHANGES_MS }),
    plugins: [
      (app) =>
        registerAdminApi(app, {
          ...services,
          refused,
          store,
          secret,
          publicUrl,
          baseUrl,
          integrationsFolder: INTEGRATIONS_FOLDER,
          ...access,
          readerOf,
          now,
        }),
      (app, sites) =>
        servingRoutes(
          app,
          { ...FOLDERS, demos: hasDemo ? DEMOS_FOLDER : undefined, notices: NOTICES },
          async (id) => {
            const live = await sites.find(id);
            return (
              live && {
                asksConsent: live.site.settings.consentMode === 'opt-in',
                earlyLine: (files) => earlyLine(live, files),
              }
            );
          },
        ),
      async (app) => startJobs(app, { store, services, now }),
    ],
  });
}

interface JobDeps extends Pick<ServicesOptions, 'now'> {
  readonly store: ServicesOptions['opened']['store'];
  readonly services: Services;
}

/** Starts the background jobs. */
function startJobs(app: FastifyInstance, { store, services, now }: JobDeps): void {
  const { accounts, deliveryWorker, weeklyReports, catalogueImporter } = services;
  startRetentionJob(app, { store, accounts, now });
  startDeliveryJob(app, deliveryWorker);
  startWeeklyJob(app, weeklyReports);
  startTrashJob(app, { store, now });
  startCatalogueJob(app, { store, catalogueImporter, now });
  startPackingJob(app, store);
  startCountingJob(app, store);
}

/** The address for a browser on this machine, which cannot open 0.0.0.0. */
function urlOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
