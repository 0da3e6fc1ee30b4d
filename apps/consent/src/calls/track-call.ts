import { jsonText } from '@beckon/host-page/json-text';
import { parseUrl } from '@beckon/host-page/parse-url';

interface TrackPage {
  readonly window: Window & typeof globalThis;
  /** Our own address; empty if it is not known. */
  readonly scriptUrl: string;
}

/**
 * Reports a choice to the server, also while the visitor leaves the page. Our own server on another
 * origin gets the report as plain text: then the browser sends no preflight request, for which
 * there is no time while the page is left. Never throws. The caller does not wait for the answer.
 * docs/behaviour/consent.md#calls
 */
export async function sendTrackCall(
  { window, scriptUrl }: TrackPage,
  url: string,
  body: unknown,
): Promise<void> {
  const { origin, href } = window.location;
  const target = parseUrl(url, href)?.origin;
  const isPlain = target !== origin && target === parseUrl(scriptUrl)?.origin;
  try {
    await window.fetch(url, {
      method: 'POST',
      body: jsonText(body),
      credentials: 'omit',
      keepalive: true,
      headers: isPlain ? {} : { 'Content-Type': 'application/json' },
    });
  } catch {
    // The page continues. The choice is stored in the cookies.
  }
}
