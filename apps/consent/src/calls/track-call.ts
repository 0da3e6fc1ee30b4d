import { jsonText } from '@beckon/host-page/json-text';
import { parseUrl } from '@beckon/host-page/parse-url';

interface TrackPage {
  readonly window: Window & typeof globalThis;
  /** Our own address; empty if it is not known. */
  readonly scriptUrl: string;
}

/** Too many calls: the server refuses this one now, not for ever. */
const TOO_MANY = 429;
const SERVER_ERROR = 500;

/**
 * Reports a choice to the server, also while the visitor leaves the page. Our own server on another
 * origin gets the report as plain text: then the browser sends no preflight request, for which
 * there is no time while the page is left. Never throws. Resolves to true if the report must not be
 * sent again, because the server has stored it or will never accept it.
 * docs/behaviour/consent.md#calls
 */
export async function sendTrackCall(
  { window, scriptUrl }: TrackPage,
  url: string,
  body: unknown,
): Promise<boolean> {
  const { origin, href } = window.location;
  const target = parseUrl(url, href)?.origin;
  const isPlain = target !== origin && target === parseUrl(scriptUrl)?.origin;
  try {
    const answer = await window.fetch(url, {
      method: 'POST',
      body: jsonText(body),
      credentials: 'omit',
      keepalive: true,
      headers: isPlain ? {} : { 'Content-Type': 'application/json' },
    });
    // A page of html is not from our server, whatever its status.
    await answer.json();
    return answer.status < SERVER_ERROR && answer.status !== TOO_MANY;
  } catch {
    // The page continues. The choice is stored in the cookies.
    return false;
  }
}
