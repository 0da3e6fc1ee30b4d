import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { signIn } from './owner-session.mjs';
import { startServer } from './start-process.mjs';

const HOST = 'large.example';
const PRIZE = {
  id: 'ten',
  label: '10% off',
  isWinning: true,
  chances: 1,
  code: '',
  usesCodePool: true,
};
const NOTE = 'filled.json';
const DAY_MS = 86_400_000;

async function publish(call, siteId, popup) {
  const made = (await call('POST', `/api/owner/sites/${siteId}/popups`, popup)).popup;
  if (popup.type === 'gamified') await addPrize(call, made);
  await call('POST', `/api/owner/popups/${made.id}/publish`);
  return made.id;
}

/** A game whose prize has no code yet cannot be published. */
async function addPrize(call, { id, settings }) {
  const game = { ...settings.game, prizes: [PRIZE] };
  await call('PATCH', `/api/owner/popups/${id}`, { settings: { ...settings, game } });
  await call('POST', `/api/owner/popups/${id}/prizes/${PRIZE.id}/codes`, { csv: 'first' });
}

async function makeSite(call, name) {
  const { site } = await call('POST', '/api/owner/sites', {
    name,
    settings: { timeZone: 'Asia/Jerusalem', domains: [name] },
  });
  return { id: site.id, clientId: site.clientId, page: `https://${name}/sale` };
}

/** The result of the `fillSite` that filled this folder. */
export function findFilled(dataDir) {
  return JSON.parse(readFileSync(path.join(dataDir, NOTE), 'utf8'));
}

/**
 * Fills a data folder with a site that has a game and this many leads, views, closes and
 * activities, and another site for the measured visitors. Returns both sites and the game.
 */
export async function fillSite(dataDir, count) {
  const server = await startServer(dataDir);
  const call = await signIn(server.url);
  const other = await makeSite(call, 'other.example');
  const popup = { name: 'Offer', type: 'lightbox', format: 'format_1', language: 'en' };
  await publish(call, other.id, popup);
  const site = await makeSite(call, HOST);
  const gameId = await publish(call, site.id, { ...popup, name: 'Wheel', type: 'gamified' });
  await server.stop();
  fill(path.join(dataDir, 'beckon.sqlite'), { siteId: site.id, popupId: gameId, count });
  const filled = { site, other, game: { ...site, id: gameId, prizeId: PRIZE.id } };
  writeFileSync(path.join(dataDir, NOTE), JSON.stringify(filled));
  return filled;
}

function fill(file, { siteId, popupId, count }) {
  const db = new DatabaseSync(file);
  const { account_id: account } = db
    .prepare('select account_id from site where id = ?')
    .get(siteId);
  const prepared = new Map();
  const insert = (table, row) => {
    const columns = Object.keys(row);
    const marks = columns.map(() => '?').join(', ');
    const statement =
      prepared.get(table) ??
      db.prepare(`insert into ${table} (${columns.join(', ')}) values (${marks})`);
    prepared.set(table, statement);
    statement.run(...Object.values(row));
  };
  const base = { popup_id: popupId, site_id: siteId };
  const url = `https://${HOST}/sale`;
  const start = Date.now() - 300 * DAY_MS;
  db.exec('begin');
  for (let n = 0; n < count; n += 1) {
    const at = start + Math.floor((n / count) * 299 * DAY_MS);
    const email = `lead${n}@shop.example`;
    const seen = { view_id: `view-${n}`, visitor_id: `visitor-${n}` };
    insert('lead', leadRow({ ...base, ...seen, account_id: account, email, url, at, n }));
    const event = { ...base, url, at };
    const { visitor_id } = seen;
    const view = { visitor_id, trigger_name: 'time', device: 'desktop', country: 'IL' };
    insert('view_event', { id: `view-${n}`, ...event, ...view });
    insert('close_event', { id: `c-${n}`, ...event, view_id: `view-${n}`, close_trigger: 'x' });
    insert('activity', {
      id: `a-${n}`,
      ...event,
      kind: 'session',
      email,
      customer_id: '',
      data: '{}',
    });
    if (n % 20 === 0) insert('report_day', dayRow({ scope_id: base.popup_id, at, n }));
  }
  db.exec('commit');
  db.close();
}

function dayRow({ at, n, ...base }) {
  const day = new Date(at).toISOString().slice(0, 10);
  return { ...base, dimension: 'trigger', day, value: `time-${n}`, views: 20 };
}

function leadRow({ n, email, ...base }) {
  const fields = ['email', 'name', 'phone', 'city', 'text'].map((name) => ({
    name,
    label: name,
    kind: name,
    value: `${email} ${name}`,
  }));
  const context = { title: 'Sale', previousUrl: '', landingPage: base.url, language: 'en' };
  return {
    id: `lead-${n}`,
    ...base,
    email,
    name: `Visitor ${n}`,
    phone: '',
    fields: JSON.stringify(fields),
    trigger_name: 'time',
    device: 'desktop',
    country: 'IL',
    referrer: '',
    suspicion: '',
    coupon_code: '',
    prize_label: '',
    prize_won: '',
    extra_button: '',
    partial: 0,
    filled: 5,
    context: JSON.stringify({ ...context, visitedPages: [], storeCustomerId: '' }),
    search_text: `${email}\nvisitor ${n}\n${fields.map(({ value }) => value).join('\n')}`,
  };
}
