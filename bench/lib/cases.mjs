const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const VIEWER = 'b'.repeat(24);
const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

/** A display call as our script makes it, on the page on which three popups show. */
export function displayRequest({ clientId, page, viewer = VIEWER }) {
  const body = new URLSearchParams({
    domain: new URL(page).host,
    referrer: 'https://www.google.com/',
    poptin_viewed_url: page,
    page_title: 'Sale',
    triggers: JSON.stringify({ visits: 2, pages: 3, seconds: 40 }),
    cookies: JSON.stringify({ poptin_user_id: viewer }),
    previous_visited_pages_with_current_page: JSON.stringify([`${new URL(page).origin}/`, page]),
    origin_landing_page: page,
    browser_language: 'en-US',
    if_mobile: '0',
    cc: 'de',
  }).toString();
  return {
    method: 'POST',
    path: `/api/display/${clientId}`,
    headers: {
      ...form,
      origin: new URL(page).origin,
      'user-agent': BROWSER,
      'accept-encoding': 'gzip, deflate, br',
    },
    body,
  };
}

export function viewRequest({ clientId, popupId, page, viewer = VIEWER }) {
  return {
    method: 'POST',
    path: `/api/display/viewed/${popupId}`,
    headers: json,
    body: JSON.stringify({
      viewer_id: viewer,
      client_id: clientId,
      trigger: 'time',
      type: 'desktop',
      url: page,
    }),
  };
}

/** A draw of the game for a visitor who has seen it. */
export function drawRequest({ clientId, id, viewer, viewId }) {
  return {
    method: 'POST',
    path: `/api/display/draw/${id}`,
    headers: json,
    body: JSON.stringify({ viewer_id: viewer, client_id: clientId, poptin_view_id: viewId }),
  };
}

/** What a visitor types, by kind of field. */
const FILLED_IN = {
  email: 'dana.levi@shop.example',
  name: 'Dana Levi',
  phone: '+972501234567',
  city: 'Tel Aviv',
  text: 'The small one, please',
  number: '12',
};

/** A form that a visitor has filled in and sent. */
export function conversionRequest({ clientId, popupId, page, viewer = VIEWER }) {
  const fields = Object.entries(FILLED_IN).map(([type, value]) => ({
    // Each format's own form has only this e-mail field.
    id: type === 'email' ? 'Field-1' : type,
    type,
    name: type,
    value,
  }));
  return {
    method: 'POST',
    path: `/api/display/conversion/${viewer}`,
    headers: form,
    body: new URLSearchParams({
      poptin_id: popupId,
      client_id: clientId,
      url: page,
      newExtraFields: JSON.stringify(fields),
    }).toString(),
  };
}
