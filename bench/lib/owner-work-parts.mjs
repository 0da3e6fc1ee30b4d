import { conversionRequest, displayRequest, drawRequest, viewRequest } from './cases.mjs';

/**
 * What an owner does with a site of many leads and codes, as named parts, in an order in which they
 * can be done.
 */
export function ownerWork({ call, site, game, count, url, untilNothingIsLeft }) {
  const leads = `/api/owner/sites/${site.id}/leads`;
  const popup = `/api/owner/popups/${game.id}`;
  const codes = `${popup}/prizes/${game.prizeId}/codes`;
  const upload = () => call('POST', codes, { csv: codesOf('c', count) });
  const part = (name, work) => ({ name, work });
  return [
    part('spreadsheet', () => call.text(`${leads}.csv`)),
    part('spreadsheet of a search', () => call.text(`${leads}.csv?search=lead1999`)),
    part('leads page', () => call('GET', `${leads}?limit=100`)),
    part('leads, 20 pages on', () => deepPages(call, leads)),
    part('search, common', () => call('GET', `${leads}?search=example`)),
    part('search, found nowhere', () => call('GET', `${leads}?search=nowhere-at-all`)),
    part('leads of one popup', () => call('GET', `${leads}?popupId=${game.id}`)),
    part('erase 100 leads', async () => {
      const page = await call('GET', `${leads}?limit=100`);
      await call('POST', `${leads}/delete`, { leadIds: page.leads.map(({ id }) => id) });
    }),
    part('reports', async () => {
      await call('GET', `/api/owner/sites/${site.id}/report`);
      await call('GET', `${popup}/report`);
    }),
    part('upload codes', upload),
    part('upload codes again', upload),
    part('200 draws from the pool', () => draws(url, game, 200)),
    part('list of popups', () => call('GET', `/api/owner/sites/${site.id}/popups`)),
    part('list of draws', () => call.text(`${popup}/draws.csv`)),
    part('remove the codes', () => call('DELETE', codes)),
    part('delete a popup', () => call('DELETE', popup)),
    part('delete the site', async () => {
      await call('DELETE', `/api/owner/sites/${site.id}`);
      await untilNothingIsLeft();
    }),
  ];
}

async function deepPages(call, leads) {
  let cursor = '';
  for (let page = 0; page < 20; page += 1) {
    const answer = await call('GET', `${leads}?limit=100${cursor}`);
    cursor = `&cursor=${encodeURIComponent(answer.nextCursor)}`;
  }
}

/**
 * This many visitors play with the same calls as the script: the display call, and then, with the
 * viewer id of its answer, the view, the form that comes first, and the draw.
 */
async function draws(url, game, times) {
  const post = async ({ path, ...request }) => (await fetch(url + path, request)).json();
  for (let at = 0; at < times; at += 1) {
    const visitor = `v${String(at).padStart(23, '0')}`;
    const shown = await post(displayRequest({ ...game, viewer: visitor }));
    const viewer = shown.poptins?.find(({ poptin_id: id }) => id === game.id)?.viewer_id;
    if (viewer === undefined) throw new Error(`no game to play: ${JSON.stringify(shown)}`);
    const calls = { ...game, popupId: game.id, viewer };
    const view = await post(viewRequest(calls));
    await post(conversionRequest(calls));
    const drawn = await post(drawRequest({ ...calls, viewId: view.poptin_view_id }));
    if (drawn.success !== true) throw new Error(`no draw: ${JSON.stringify(drawn)}`);
  }
}

function codesOf(letter, count) {
  const codes = Array.from({ length: count }, (_, at) => `${letter}${at.toString(36)}`);
  return ['Code', ...codes].join('\n');
}
