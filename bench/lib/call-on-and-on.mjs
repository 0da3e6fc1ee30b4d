import { conversionRequest, displayRequest, viewRequest } from './cases.mjs';

const PATIENCE_MS = 10_000;
const PAUSE_MS = 50;

async function send(url, { method, path, headers, body }) {
  const started = performance.now();
  try {
    const call = { method, headers, body, signal: AbortSignal.timeout(PATIENCE_MS) };
    const response = await fetch(url() + path, call);
    return {
      status: response.status,
      answer: await response.json(),
      ms: performance.now() - started,
    };
  } catch {
    // For a browser, a server that cannot be reached and one that closes the connection are the
    // same.
    return { status: 0, answer: {}, ms: performance.now() - started };
  }
}

/**
 * Simulates this many visitors. Each sees a page, sees a popup and converts, repeatedly until
 * `stop`. A conversion that was not acknowledged is sent again with its key, as our script does.
 * `url` is called before each request, because the server may restart at another address.
 */
export function callOnAndOn(url, site, visitors) {
  const seen = { leads: new Set(), views: new Set(), displayStatuses: new Map(), refused: 0 };
  let [isStopped, keys] = [false, 0];
  const visit = async () => {
    let key;
    while (!isStopped || key !== undefined) {
      key ??= `key-${(keys += 1)}`;
      const conversion = conversionRequest(site);
      const [display, view, lead] = await Promise.all([
        send(url, displayRequest(site)),
        send(url, viewRequest(site)),
        send(url, { ...conversion, body: `${conversion.body}&idempotency_key=${key}` }),
      ]);
      seen.displayStatuses.set(display.status, (seen.displayStatuses.get(display.status) ?? 0) + 1);
      if (view.status === 200) seen.views.add(view.answer.poptin_view_id);
      if (lead.status === 200) {
        seen.leads.add(lead.answer.conversion_id);
        key = undefined;
      } else {
        seen.refused += 1;
        await new Promise((resolve) => {
          setTimeout(resolve, PAUSE_MS);
        });
      }
    }
  };
  const visits = Array.from({ length: visitors }, visit);
  return {
    seen,
    stop: async () => {
      isStopped = true;
      await Promise.all(visits);
    },
  };
}
