import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSqlite } from '../../apps/server/src/store/databases/open-sqlite.ts';
import { signIn } from './owner-session.mjs';
import { startServer } from './start-process.mjs';

export const POPUPS_A_SITE = 20;
/**
 * The number of popups for visitors of the measured page. The others are for other pages, countries
 * and visitors.
 */
const OFFERED = 3;
/** Every text that differs between sites contains this host. */
const FIRST_HOST = 'shop-000000.example';

/** The name, type and settings of a shop's popups, as an owner collects them over the years. */
function popupOf(place, settings) {
  const rules = [
    {
      kind: 'page-url',
      operator: 'contains',
      values: [place < OFFERED ? `${FIRST_HOST}/sale` : `${FIRST_HOST}/collections/${place}`],
    },
    ...(place % 4 === 1 ? [{ kind: 'visits', operator: 'at_least', values: ['1'] }] : []),
    ...(place % 5 === 4
      ? [
          { kind: 'country', operator: 'in', values: ['IL', 'DE'] },
          { kind: 'device', operator: 'in', values: ['mobile'] },
        ]
      : []),
  ];
  return {
    ...settings,
    triggers: { afterSeconds: { seconds: 2 + place, on: 'page' } },
    frequency: { rule: 'display_everytime_everypage_5', scope: 'all' },
    audience: { groups: [rules] },
    ...(place % 3 === 2 ? { schedule: { from: '2020-01-01', until: '2099-12-31' } } : {}),
  };
}

async function makeFirstSite(url) {
  const call = await signIn(url);
  const { site } = await call('POST', '/api/owner/sites', {
    name: FIRST_HOST,
    settings: { timeZone: 'Asia/Jerusalem', domains: [FIRST_HOST] },
  });
  for (let place = 0; place < POPUPS_A_SITE; place += 1) {
    const type = ['lightbox', 'bar'][place % 2];
    const { popup } = await call('POST', `/api/owner/sites/${site.id}/popups`, {
      name: `${FIRST_HOST} ${place}`,
      type,
      format: 'format_1',
      language: 'en',
    });
    await call('PATCH', `/api/owner/popups/${popup.id}`, {
      revision: popup.revision,
      settings: popupOf(place, popup.settings),
    });
    await call('POST', `/api/owner/popups/${popup.id}/publish`);
  }
  return site.id;
}

function clientIdOf(n) {
  return `bec${n.toString(16).padStart(10, '0')}`;
}

/** Copies the rows of the first site. Each copy has its own ids, host name and popup names. */
function copySite(file, siteId, count) {
  const db = new DatabaseSync(file);
  db.exec('begin');
  const columnsOf = (table) =>
    db
      .prepare(`select name from pragma_table_info('${table}')`)
      .all()
      .map(({ name }) => name);
  const copier = (table) => {
    const columns = columnsOf(table);
    const insert = db.prepare(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    );
    return (row, changes) =>
      insert.run(...columns.map((column) => ({ ...row, ...changes })[column]));
  };
  const [copyRow, copyPopup] = [copier('site'), copier('popup')];
  const site = db.prepare('select * from site where id = ?').get(siteId);
  const popups = db
    .prepare('select * from popup where site_id = ? order by created_at, id')
    .all(siteId);
  db.prepare('update site set client_id = ? where id = ?').run(clientIdOf(0), siteId);
  for (let n = 1; n < count; n += 1) {
    const own = (text) => text.replaceAll(FIRST_HOST, hostOf(n));
    const id = `bench-${n}`;
    copyRow(site, { id, client_id: clientIdOf(n), name: hostOf(n), settings: own(site.settings) });
    popups.forEach((popup, place) =>
      copyPopup(popup, {
        id: `b${n.toString(36).padStart(10, '0')}${place.toString(36).padStart(2, '0')}`,
        site_id: id,
        name: own(popup.name),
        settings: own(popup.settings),
        published: own(popup.published),
        design: '{"root":{},"content":[]}',
      }),
    );
  }
  db.exec('commit');
  const first = db
    .prepare('select id from popup where site_id = ? order by created_at, id limit 1')
    .get(siteId).id;
  db.close();
  return Array.from({ length: count }, (_, n) => ({
    clientId: clientIdOf(n),
    popupId: n === 0 ? first : `b${n.toString(36).padStart(10, '0')}00`,
    page: `https://${hostOf(n)}/sale`,
  }));
}

function hostOf(n) {
  return `shop-${String(n).padStart(6, '0')}.example`;
}

/**
 * Fills a data folder with this many shops. Each has 20 popups, 3 of them for the measured page.
 * The first shop is created through owner calls; the others are copies with their own addresses,
 * names and ids, packed as publishing leaves them. Returns the address to call for each.
 */
export async function makeSites(dataDir, count) {
  const server = await startServer(dataDir);
  const siteId = await makeFirstSite(server.url);
  await server.stop();
  const file = path.join(dataDir, 'beckon.sqlite');
  const sites = copySite(file, siteId, count);
  // Otherwise the server would do this during the measurement.
  const { store } = await openSqlite(file);
  await store.packSites();
  await store.close();
  return sites;
}
