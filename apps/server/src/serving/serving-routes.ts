import path from 'node:path';
import { isClientId } from '@beckon/contract/values';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callNotFound, notBuiltYet } from '../http/owner/owner-errors.ts';
import { PERMISSIONS_POLICY } from '../http/secure-headers.ts';
import { demoPages } from './demo-pages.ts';
import { demoShops } from './demo-shops/demo-shops.ts';
import { fontFiles } from './font-files.ts';
import { licenseNotices, type NoticeFolders } from './license-notices.ts';
import { samplePictures } from './sample-pictures.ts';
import { ASK_EACH_TIME, FOR_EVER, FOR_MINUTES, sendStored } from './send-stored.ts';
import { createSiteScript, type LineFor } from './site-script.ts';
import { openFiles, type StoredFiles } from './stored-files.ts';

/** The folders of the built programs. */
export interface ServedFolders {
  readonly widget: string;
  readonly consent: string;
  readonly contentSite: string;
  readonly dashboard: string;
  /** Undefined without the demo. An owner's own server then has no demo pages. */
  readonly demos: string | undefined;
  readonly notices: NoticeFolders;
}

/** The needs of one site that change its script. */
export interface ScriptNeeds {
  readonly asksConsent: boolean;
  readonly earlyLine: LineFor;
}

/** Finds the needs by client id. Undefined if there is no such site. */
type FindNeeds = (clientId: string) => Promise<ScriptNeeds | undefined>;

type ScriptRequest = FastifyRequest<{ Querystring: { readonly id?: unknown } }>;
type WildcardRequest = FastifyRequest<{ Params: { readonly '*': string } }>;

/**
 * Files for browsers: the script and its parts for every site, the dashboard for owners, and the
 * demo pages if there is a demo.
 */
export async function servingRoutes(
  app: FastifyInstance,
  folders: ServedFolders,
  findNeeds: FindNeeds,
): Promise<void> {
  await app.register(async (scope) => widgetFiles(scope, folders.widget, findNeeds));
  await app.register(async (scope) => consentParts(scope, folders.consent));
  await app.register(async (scope) => contentSiteFiles(scope, folders.contentSite));
  await app.register(fontFiles);
  await app.register(samplePictures);
  await app.register(async (scope) => licenseNotices(scope, folders.notices));
  const { demos } = folders;
  if (demos !== undefined) {
    await app.register(demoShops);
    await app.register(async (scope) => demoPages(scope, demos));
  }
  await app.register(async (scope) => dashboardFiles(scope, folders.dashboard));
}

/**
 * `/pixel.js` and `/widget/{version}/…`. Any site may load them. A site in consent mode gets a
 * script that stores nothing before consent, from its first line on (docs/consent-mode.md). A site
 * with a popup that opens soon gets an additional last line that requests its files
 * (docs/decisions/0039).
 */
async function widgetFiles(
  app: FastifyInstance,
  folder: string,
  findNeeds: FindNeeds,
): Promise<void> {
  const files = openFiles(folder);
  const siteScript = createSiteScript(folder);
  letAnySiteLoad(app);
  app.get('/pixel.js', async (request: ScriptRequest, reply) => {
    const { id } = request.query;
    const needs = isClientId(id) ? await findNeeds(id) : undefined;
    const file = await files.find(needs?.asksConsent === true ? 'pixel-consent.js' : 'pixel.js');
    if (!file) throw notBuiltYet();
    const script = needs === undefined ? file : await siteScript(file, needs.earlyLine);
    return sendStored(reply, script, FOR_MINUTES);
  });
  // The bait of the ad-block trigger. It only matters whether the browser sends the request at all.
  // docs/behaviour/triggers.md#ad-blocker
  app.get('/ads/ad-banner.js', async (_request, reply) =>
    reply.code(204).header('cache-control', 'no-store').send(),
  );
  app.get('/widget/*', async (request: WildcardRequest, reply) => {
    const file = await files.find(request.params['*'].replace(TRIED_AGAIN, ''));
    if (!file) throw callNotFound();
    return sendStored(reply, file, FOR_EVER);
  });
}

/**
 * The number in `/widget/{version}/2/…`. If a browser could not load a part, the page retries it
 * under another address, because Chromium does not request the same one again.
 */
const TRIED_AGAIN = /(?<=^[^/]+\/)\d+\//u;

/** The files that consent.js loads later. Any site may load them. docs/behaviour/consent.md#parts */
async function consentParts(app: FastifyInstance, folder: string): Promise<void> {
  letAnySiteLoad(app);
  addParts(app, openFiles(folder), 'consent-parts');
}

/** `/content-site.js` and the files that it loads later. docs/behaviour/content-site.md */
async function contentSiteFiles(app: FastifyInstance, folder: string): Promise<void> {
  const files = openFiles(folder);
  letAnySiteLoad(app);
  app.get('/content-site.js', async (_request, reply) => {
    const file = await files.find('content-site.js');
    if (!file) throw notBuiltYet();
    return sendStored(reply, file, FOR_MINUTES);
  });
  addParts(app, files, 'content-site-parts');
}

function letAnySiteLoad(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    void reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('timing-allow-origin', '*');
  });
}

/** Serves files below one address. Their names contain the hash of their content. */
function addParts(app: FastifyInstance, files: StoredFiles, base: string): void {
  app.get(`/${base}/*`, async (request: WildcardRequest, reply) => {
    const file = await files.find(`${base}/${request.params['*']}`);
    if (!file) throw callNotFound();
    return sendStored(reply, file, FOR_EVER);
  });
}

const DASHBOARD_HEADERS = {
  'content-security-policy': [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https: http:",
    "font-src 'self' data:",
    "media-src 'self' https:",
    "frame-src 'self' blob: https:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; '),
  'permissions-policy': PERMISSIONS_POLICY,
  'referrer-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** Addresses that are not pages of the dashboard. An unknown address below them is answered 404. */
const NO_PAGE =
  /^\/+(api|apirequest|templates|fonts|pictures|widget|consent-parts|content-site-parts|landing|landing-calls|demos|_functions|metrics)(\/|$)/i;

/**
 * Serves the dashboard at every address that no other route answers, so that all its addresses can
 * be opened and reloaded.
 */
async function dashboardFiles(app: FastifyInstance, folder: string): Promise<void> {
  const files = openFiles(folder);
  const sendPage = async (reply: FastifyReply) => {
    const page = await files.find('index.html');
    if (!page) throw notBuiltYet();
    return sendStored(reply.headers(DASHBOARD_HEADERS), page, ASK_EACH_TIME);
  };
  app.get('/', async (_request, reply) => sendPage(reply));
  app.get('/*', async (request: WildcardRequest, reply) => {
    const wanted = request.params['*'];
    if (NO_PAGE.test(`/${wanted}`)) throw callNotFound();
    const file = await files.find(wanted);
    if (!file) return path.extname(wanted) === '' ? sendPage(reply) : reply.callNotFound();
    if (wanted === 'index.html') return sendPage(reply);
    return sendStored(reply, file, wanted.startsWith('assets/') ? FOR_EVER : ASK_EACH_TIME);
  });
}
