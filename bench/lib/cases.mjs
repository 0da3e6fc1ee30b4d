const DEMO_CLIENT = 'de300de300de3';
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const PAGE = 'http://127.0.0.1/demos/plain/';

const displayBody = new URLSearchParams({
  domain: '127.0.0.1',
  poptin_viewed_url: PAGE,
  triggers: JSON.stringify({ visits: 2, pages: 3, seconds: 40 }),
  cookies: '{}',
  if_mobile: '0',
  cc: 'de',
}).toString();

async function firstPopupId(url) {
  const response = await fetch(`${url}/api/display/${DEMO_CLIENT}`, { method: 'POST', headers: form, body: displayBody });
  const { poptins } = await response.json();
  if (!response.ok || poptins.length === 0) throw new Error('the demo site offers no popup: nothing to measure');
  return poptins[0].poptin_id;
}

/** The requests that are measured, each with the least share of the floor's rate that budgets allow. */
export async function casesFor(url) {
  const popupId = await firstPopupId(url);
  const viewer = 'b'.repeat(24);
  return [
    { name: 'display decision', least: 0.7, url: `${url}/api/display/${DEMO_CLIENT}`, headers: form, body: displayBody },
    {
      name: 'view, durable',
      least: 0.6,
      url: `${url}/api/display/viewed/${popupId}`,
      headers: json,
      body: JSON.stringify({ viewer_id: viewer, client_id: DEMO_CLIENT, trigger: 'time', type: 'desktop', url: PAGE }),
    },
    {
      name: 'conversion, durable',
      least: 0.3,
      url: `${url}/api/display/conversion/${viewer}`,
      headers: form,
      body: new URLSearchParams({
        poptin_id: popupId,
        client_id: DEMO_CLIENT,
        url: PAGE,
        newExtraFields: JSON.stringify(
          ['email', 'name', 'phone', 'city', 'text', 'number'].map((type) => ({ id: type, type, name: type, value: `a@b.example ${type}` })),
        ),
      }).toString(),
    },
  ];
}
