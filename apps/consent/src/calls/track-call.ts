import { jsonText } from '@beckon/host-page/json-text';
import { parseUrl } from '@beckon/host-page/parse-url';

interface TrackPage {
  readonly window: Window & typeof globalThis;
  /** Our own address; empty when it is not known. */
  readonly scriptUrl: string;
}

/**
 * Tells the server of a choice; it survives leaving the page. Our own server on another origin is
 * told in plain text: the browser then need not ask it first, for which a page that is left has no
 * time. Never throws, and nobody waits for the answer. docs/behaviour/consent.md#calls
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
    // The page goes on; what was chosen is in the cookies.
  }
}
