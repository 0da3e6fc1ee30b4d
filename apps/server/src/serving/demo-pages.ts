import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callNotFound } from '../http/owner/owner-errors.ts';
import { ASK_EACH_TIME, sendStored } from './send-stored.ts';
import { openFiles } from './stored-files.ts';

const BASE = '/demos/';
/** Below these addresses, a script of the page renders what the visitor sees. */
const DRAWN_BY_THE_PAGE = /^(?:spa|shops\/(?:shopify|wix|ecwid|woocommerce))\//u;

/**
 * The demo pages as a customer's server would send them: plain files, the difficult page with its
 * own headers.
 */
export async function demoPages(app: FastifyInstance, folder: string): Promise<void> {
  const files = openFiles(folder);
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    // The route's parameter is not used, because the router drops a trailing slash. Without the
    // slash, the relative addresses of a page would change.
    const wanted = pathOf(request).slice(BASE.length);
    if (!pathOf(request).startsWith(BASE)) return reply.redirect(BASE, 308);
    const drawnBy = DRAWN_BY_THE_PAGE.exec(wanted)?.[0];
    const file =
      (await files.find(pageAt(wanted))) ??
      (drawnBy === undefined ? undefined : await files.find(`${drawnBy}index.html`));
    if (!file && (await files.find(`${wanted}/index.html`)))
      return reply.redirect(`${BASE}${wanted}/`, 308);
    if (!file) throw callNotFound();
    const [demo = ''] = wanted.split('/');
    return sendStored(reply.headers(await headersOf(folder, demo)), file, ASK_EACH_TIME);
  };
  app.get('/demos', send);
  app.get(`${BASE}*`, send);
}

function pathOf(request: FastifyRequest): string {
  const [path = ''] = request.url.split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    // An address with a broken escape names no page, so the first demo page is used.
    return BASE;
  }
}

function pageAt(wanted: string): string {
  return wanted === '' || wanted.endsWith('/') ? `${wanted}index.html` : wanted;
}

/** The additional headers that a demo lists in its `headers.json`; empty without that file. */
async function headersOf(folder: string, demo: string): Promise<Record<string, string>> {
  if (!/^[a-z-]+$/.test(demo)) return {};
  const text = await readFile(path.join(folder, demo, 'headers.json'), 'utf8').catch(() => '{}');
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(Object(JSON.parse(text))))
    headers[name] = String(value);
  return headers;
}
