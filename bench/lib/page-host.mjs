import { createServer } from 'node:http';

export const CLIENT_ID = 'de300de300de3';
/** Opens the demo's form popup as soon as it is offered, instead of after its three seconds. */
const AT_ONCE = '?ppt-open=demoLightbox1';

/**
 * What is visited, by the name in the table, with the element whose being drawn counts as
 * "visible".
 */
export const VISITS = {
  'bare page': { path: '/bare' },
  'floor: a call and a div': { path: '/floor', shown: '#floor' },
  'nothing shows': { path: '/quiet' },
  'until a form popup shows': { path: `/plain/${AT_ONCE}`, shown: '.poptin-popup' },
};

/**
 * A customer's pages on an origin of their own; the demo popup shows on `/plain/`, none on
 * `/quiet`.
 */
export async function startHost(serverUrl) {
  const scripts = {
    '/bare': '',
    '/floor': '<script src="/floor.js" async></script>',
  };
  const ours = `<script id="pixel-script-poptin" src="${serverUrl}/pixel.js?id=${CLIENT_ID}" async></script>`;
  const site = createServer(({ url }, response) => {
    if (url === '/floor.js')
      return response.setHeader('content-type', 'text/javascript').end(floorScript(serverUrl));
    return response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><title>Host</title><body><h1>Host</h1>${scripts[url] ?? ours}`);
  });
  await new Promise((resolve) => site.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${site.address().port}`,
    stop: () =>
      new Promise((resolve) => {
        site.close(resolve);
        site.closeAllConnections();
      }),
  };
}

/** The least that any such product can do. */
function floorScript(serverUrl) {
  return `fetch('${serverUrl}/api/display/${CLIENT_ID}', { method: 'POST', body: new URLSearchParams({ domain: location.hostname, poptin_viewed_url: location.href }) })
  .then((answer) => answer.json())
  .then(({ poptins }) => { const popup = document.createElement('div'); popup.id = 'floor'; popup.textContent = poptins.length + ' popups'; document.body.append(popup); });`;
}
