import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { signIn } from './owner-session.mjs';
import { copyPopup, showByHand } from './same-popup.mjs';

const HOST = 'localhost';

/**
 * The pages to visit, by their name in the table. A page counts as "visible" once this element is
 * drawn.
 */
export const VISITS = {
  'bare page': { path: '/bare' },
  'floor: a call and a div': { path: '/floor', shown: '#floor' },
  'the same popup by hand': { path: '/same', shown: '.poptin-popup' },
  'toy: a form on preact': { path: '/toy', shown: '#toy' },
  'nothing shows': { path: '/quiet' },
  'a form popup shows': { path: '/shown', shown: '.poptin-popup' },
};

/**
 * A customer's pages, on their own origin. The site has one lightbox with a form, which opens at
 * once on `/shown` and nowhere else.
 */
export async function startHost(serverUrl) {
  const clientId = await publishPopup(serverUrl);
  const files = {
    '/floor.js': brotliCompressSync(floorScript(serverUrl, clientId)),
    '/toy.js': brotliCompressSync(await buildToy()),
    '/same.js': brotliCompressSync(showByHand('/same.json')),
  };
  const scripts = {
    '/bare': '',
    '/floor': '<script src="/floor.js" async></script>',
    '/toy': '<script src="/toy.js" async></script>',
    '/same': '<script src="/same.js" async></script>',
  };
  const ours = `<script id="pixel-script-poptin" src="${serverUrl}/pixel.js?id=${clientId}" async crossorigin></script>`;
  const site = createServer(({ url }, response) => {
    if (files[url] !== undefined)
      return response
        .setHeader('content-type', 'text/javascript')
        .setHeader('content-encoding', 'br')
        .end(files[url]);
    return response
      .setHeader('content-type', 'text/html')
      .end(
        `<!doctype html><title>Host</title><link rel="icon" href="data:,"><body><h1>Host</h1>${scripts[url] ?? ours}`,
      );
  });
  await new Promise((resolve) => site.listen(0, HOST, resolve));
  const url = `http://${HOST}:${site.address().port}`;
  return {
    url,
    /** Fills the page that shows the same popup by hand. */
    async copyPopup(browser) {
      const { path: at, shown } = VISITS['a form popup shows'];
      const copied = await copyPopup(browser, `${url}${at}`, shown);
      files['/same.json'] = brotliCompressSync(JSON.stringify(copied));
    },
    stop: () =>
      new Promise((resolve) => {
        site.close(resolve);
        site.closeAllConnections();
      }),
  };
}

/** Creates a site whose only popup opens as soon as it can; returns its client id. */
async function publishPopup(serverUrl) {
  const call = await signIn(serverUrl);
  const { site } = await call('POST', '/api/owner/sites', {
    name: 'Bench',
    settings: { timeZone: 'UTC', domains: [HOST] },
  });
  const { popup } = await call('POST', `/api/owner/sites/${site.id}/popups`, {
    name: 'Letter',
    type: 'lightbox',
    format: 'format_1',
    language: 'en',
  });
  await call('PATCH', `/api/owner/popups/${popup.id}`, {
    revision: popup.revision,
    settings: {
      ...popup.settings,
      triggers: { afterSeconds: { seconds: 0, on: 'page' } },
      audience: {
        groups: [[{ kind: 'page-url', operator: 'contains', values: ['/shown'] }]],
      },
    },
  });
  await call('POST', `/api/owner/popups/${popup.id}/publish`);
  return site.clientId;
}

/** The minimum code that any product of this kind needs. */
function floorScript(serverUrl, clientId) {
  return `fetch('${serverUrl}/api/display/${clientId}', { method: 'POST', body: new URLSearchParams({ domain: location.hostname, poptin_viewed_url: location.href }) })
  .then((answer) => answer.json())
  .then(({ poptins }) => { const popup = document.createElement('div'); popup.id = 'floor'; popup.textContent = poptins.length + ' popups'; document.body.append(popup); });`;
}

async function buildToy() {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: {
        entry: path.join(import.meta.dirname, 'toy-popup.mjs'),
        formats: ['iife'],
        name: 'toy',
      },
      rolldownOptions: { output: { minify: true } },
    },
  });
  return output[0].code;
}
