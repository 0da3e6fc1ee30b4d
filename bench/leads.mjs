import { LEAD_COLUMNS, leadRows } from './lib/fill-leads.mjs';
import { timeOnBoth } from './lib/time-both.mjs';

/**
 * `npm run bench:leads`: how long the list of leads takes on a site of `LEADS` (100,000) leads.
 * Runs on SQLite, and on PostgreSQL if TEST_DATABASE_URL is set.
 */
const LEADS = Number(process.env['LEADS'] ?? 100_000);
const POPUPS = 5;
const TYPE = { type: 'lightbox', format: 'format_1', language: 'en' };

async function make(call) {
  const { site } = await call('POST', '/api/owner/sites', { name: 'Busy shop' });
  const popupIds = [];
  for (let at = 0; at < POPUPS; at += 1) {
    const name = `Popup ${at + 1}`;
    const { popup } = await call('POST', `/api/owner/sites/${site.id}/popups`, { name, ...TYPE });
    popupIds.push(popup.id);
  }
  return { siteId: site.id, popupIds };
}

function addressesOf({ siteId, popupIds }) {
  const day = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const late = encodeURIComponent(`${Date.now() - 290 * 86_400_000}~z`);
  const list = `/api/owner/sites/${siteId}/leads`;
  const without = `${list}?limit=25&spam=without`;
  return [
    ['first page', without],
    ['first page with spam', `${list}?limit=25`],
    ['late page', `${without}&cursor=${late}`],
    ['spam', `${list}?limit=25&spam=only`],
    ['number of spam', `${list}?limit=1&spam=only`],
    ['one popup', `${without}&popupId=${popupIds[1]}`],
    ['30 days', `${without}&from=${day(29)}&until=${day(0)}`],
    ['finished', `${without}&state=finished`],
    ['unfinished', `${without}&state=unfinished`],
    ['to check', `${without}&state=to-check`],
    ['address confirmed', `${without}&state=confirmed`],
    ['a tag', `${without}&tag=vip`],
    ['latest of each person', `${without}&each=latest`],
    ['one person', `${without}&person=lead778@shop.example`],
    ['search: in every lead', `${without}&search=example`],
    ['search: in one lead of ten', `${without}&search=berlin`],
    ['search: one address', `${without}&search=lead778@shop`],
    ['search: nowhere', `${without}&search=nowhere-at-all`],
    ['search: a phone number', `${without}&search=050-1234567`],
    ['search: letters of an address', `${without}&search=${encodeURIComponent('קיץ')}`],
    ['search: nowhere, one popup', `${without}&search=nowhere-at-all&popupId=${popupIds[1]}`],
    ['tags of the site', `/api/owner/sites/${siteId}/lead-tags`],
  ];
}

await timeOnBoth({
  table: 'lead',
  columns: LEAD_COLUMNS,
  make,
  rowsOf: (made, accountId) => leadRows({ ...made, accountId, count: LEADS }),
  addressesOf,
});
