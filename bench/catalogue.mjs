import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { signIn } from './lib/owner-session.mjs';
import { startWatchedServer } from './lib/start-process.mjs';

/**
 * `node bench/catalogue.mjs`: how long an import of `CATALOGUE_ROWS` (50,000) products takes, how
 * much memory it needs, and for how long it blocks the event loop. Then the same for importing the
 * file again, for a feed of `CATALOGUE_FEED_MB` (200), for searches and for recommendations.
 */
const ROWS = Number(process.env['CATALOGUE_ROWS'] ?? 50_000);
const FEED_MB = Number(process.env['CATALOGUE_FEED_MB'] ?? 200);
const MEGABYTE = 1024 * 1024;
const RECOMMENDATIONS = 400;

const csvOf = (count) =>
  [
    'id,product id,title,description,link,image,price,compare at price,stock,collections',
    ...Array.from(
      { length: count },
      (_, at) =>
        `v${at},p${Math.floor(at / 2)},Stone mug number ${at},${'Of stone. '.repeat(20)},/mug-${at},https://img.test/${at}.jpg,"₪1,${100 + (at % 900)}.90",,${at % 7},"mugs,shelf ${at % 200}"`,
    ),
  ].join('\n');

/** A Google feed with long descriptions, sent as fast as it is read. */
async function* feed() {
  yield '<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel>';
  const description = '&lt;p&gt;Of stone.&lt;/p&gt; '.repeat(
    Math.ceil((FEED_MB * MEGABYTE) / ROWS / 27),
  );
  for (let at = 0; at < ROWS; at += 1)
    yield `<item><g:id>v${at}</g:id><title>Mug ${at}</title><description>${description}</description><g:price>${at}.90 ILS</g:price><g:product_type>Mugs</g:product_type></item>`;
  yield '</channel></rss>';
}

async function startFeed() {
  const host = createServer((_request, response) => {
    response.setHeader('content-type', 'application/xml');
    Readable.from(feed()).pipe(response);
  });
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  return { url: `http://127.0.0.1:${host.address().port}/feed.xml`, stop: () => host.close() };
}

async function measureWork(server, name, work) {
  const before = server.memoryMb();
  let most = before;
  const look = setInterval(() => (most = Math.max(most, server.memoryMb())), 100);
  server.turns.start();
  const from = performance.now();
  const figures = await work();
  const seconds = (performance.now() - from) / 1000;
  clearInterval(look);
  const { longestMs, oursMs, processorMs } = await server.turns.stop();
  console.log(
    `${name}: ${seconds.toFixed(1)} s; memory ${before.toFixed(0)} MB, at most ${most.toFixed(0)}; at a stretch ${longestMs.toFixed(1)} ms, ours ${oursMs.toFixed(1)}, computing ${processorMs.toFixed(1)}; load ${loadavg()[0].toFixed(1)}`,
    figures ?? '',
  );
}

async function run(dataDir) {
  const server = await startWatchedServer(dataDir, { ALLOW_PRIVATE_WEBHOOKS: '1' });
  const host = await startFeed();
  try {
    const call = await signIn(server.url);
    const { sites } = await call('GET', '/api/owner/sites');
    const site = sites[0];
    const address = `/api/owner/sites/${site.id}/catalogue`;
    const untilDone = async () => {
      for (;;) {
        const { lastImport, counts } = await call('GET', address);
        if (lastImport.state !== 'running') return { ...lastImport, problems: [], counts };
        await wait(250);
      }
    };
    const measure = (name, work) => measureWork(server, name, work);
    const csv = csvOf(ROWS);
    const upload = async () => {
      await call.file(`${address}/file?currency=ILS`, csv, 'text/csv');
      const { state, added, changed, unchanged, gone, message } = await untilDone();
      return JSON.stringify({ state, added, changed, unchanged, gone, message });
    };
    await measure('warm up', () => wait(2_000));
    await measure(`CSV of ${ROWS} rows, ${(csv.length / MEGABYTE).toFixed(1)} MB`, upload);
    await measure('the same again', upload);
    await measure('searches', async () => {
      for (const search of ['mug number 49999', 'no such thing', 'shelf 7'])
        await call('GET', `${address}/products?search=${encodeURIComponent(search)}`);
      await call('GET', address);
      await call('GET', `${address}/collections`);
    });
    await measure(`${RECOMMENDATIONS} recommendations`, () =>
      recommendations(server.url, dataDir, site),
    );
    await measure(`Google feed of ${FEED_MB} MB`, async () => {
      const body = { format: 'google', url: host.url, currency: 'ILS', schedule: 'off' };
      await call('POST', `${address}/import`, body);
      const { state, added, changed, unchanged, gone, message } = await untilDone();
      return JSON.stringify({ state, added, changed, unchanged, gone, message });
    });
    await measure('remove all products', async () => {
      await call('DELETE', address);
    });
  } finally {
    host.stop();
    await server.stop();
  }
}

/** Requests each kind of recommendation in turn, as visitors do. Prints median and p95. */
async function recommendations(url, dataDir, site) {
  const db = new DatabaseSync(path.join(dataDir, 'beckon.sqlite'), { readOnly: true });
  const { id } = db
    .prepare("select id from popup where site_id = ? and status = 'active' limit 1")
    .get(site.id);
  db.close();
  const asks = [
    { category: 'manual', manual_products: '["v1","v49000","p77"]' },
    { category: 'product_collection', product_collection: '["shelf 7","mugs"]' },
    { category: 'bought_after', product_in_cart: '["v5"]' },
    { category: 'popular_this_week' },
  ];
  const figures = [];
  for (const ask of asks) {
    const times = [];
    for (let count = 0; count < RECOMMENDATIONS / asks.length; count += 1) {
      const from = performance.now();
      const response = await fetch(`${url}/api/display/shopify/product-recommendation/${id}`, {
        method: 'POST',
        body: new URLSearchParams({ ...ask, count: '4' }),
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`a recommendation was answered ${response.status}`);
      times.push(performance.now() - from);
    }
    times.sort((one, other) => one - other);
    figures.push(
      `${ask.category} p50 ${times[times.length >> 1].toFixed(1)} ms, p95 ${times[Math.floor(times.length * 0.95)].toFixed(1)}`,
    );
  }
  return figures.join('; ');
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'beckon-catalogue-'));
try {
  await run(dataDir);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
