import { REPORT_COLUMNS, reportRows } from './lib/fill-reports.mjs';
import { timeOnBoth } from './lib/time-both.mjs';

/**
 * `npm run bench:reports`: how long each report takes on a site whose popups had `REPORT_EVENTS`
 * (ten million) events in two years. Runs on SQLite, and on PostgreSQL if TEST_DATABASE_URL is set
 * (`node scripts/with-postgres.mjs node bench/reports.mjs`). Measures the time of the whole call.
 * Fails if one takes longer than 300 ms; on a busy machine, reports are slower.
 */
const EVENTS = Number(process.env['REPORT_EVENTS'] ?? 10_000_000);
const DAYS = 730;
const POPUPS = 20;
const DIMENSIONS = 'trigger page device country source language visitor close prize'.split(' ');

/** Creates a site with popups through owner calls. */
async function make(call) {
  const { site } = await call('POST', '/api/owner/sites', { name: 'Busy shop' });
  const popupIds = [];
  for (let at = 0; at < POPUPS; at += 1) {
    const { popup } = await call('POST', `/api/owner/sites/${site.id}/popups`, {
      name: `Popup ${at + 1}`,
      type: 'lightbox',
      format: 'format_1',
      language: 'en',
    });
    popupIds.push(popup.id);
  }
  return { siteId: site.id, popupIds };
}

function addressesOf({ siteId, popupIds: [popupId] }) {
  const dayBefore = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const [month, year] = [29, 364].map((days) => `from=${dayBefore(days)}&until=${dayBefore(0)}`);
  const site = `/api/owner/sites/${siteId}/report`;
  const popup = `/api/owner/popups/${popupId}/report`;
  return [
    ['site, 30 days', `${site}?${month}`],
    ['site, a year', `${site}?${year}`],
    ['popup, a year', `${popup}?${year}`],
    ...DIMENSIONS.map((name) => [`site by ${name}, a year`, `${site}/splits/${name}?${year}`]),
    ['popup by page, a year', `${popup}/splits/page?${year}`],
    ['spreadsheet by page, a year', `${site}/csv/page?${year}`],
    ['popup list', `/api/owner/sites/${siteId}/popups`],
  ];
}

await timeOnBoth({
  table: 'report_day',
  columns: REPORT_COLUMNS,
  make,
  rowsOf: (made) => reportRows({ ...made, days: DAYS, events: EVENTS }),
  addressesOf,
});
