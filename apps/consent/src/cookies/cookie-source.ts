import type { Clock } from '@beckon/host-page/clock';
import { attempt } from '@beckon/host-page/attempt';

/** A place where a cookie of this site is stored. An empty domain means this host alone. */
export interface CookiePlace {
  readonly path: string;
  readonly domain: string;
}

/**
 * The browser's cookies with their raw values. Never throws. If cookies are blocked, values are
 * kept in memory as long as the page lives.
 */
export interface CookieSource {
  /** Values by name. Returns the same map until a value changes. */
  all(): ReadonlyMap<string, string>;
  names(): string[];
  /** Makes the next call read the cookies from the browser again. */
  forget(): void;
  /**
   * Stores a cookie. Cookies of the same name in other places are deleted if the browser would
   * continue to list one of them first. With 0 days it lasts as long as the browser is open.
   */
  set(name: string, value: string, place: CookiePlace & { readonly lifeDays: number }): void;
  /** Deletes the cookie in all places, because a browser reports only names, not places. */
  clear(name: string): void;
}

export interface CookiePage {
  readonly document: { cookie: string };
  /** Called only when something is written: most pages only read. */
  readonly isSecure: () => boolean;
  readonly clock: Clock;
  /** The places where cookies of this page can be stored. */
  readonly places: () => readonly CookiePlace[];
}

const DAY_S = 86_400;

/** Reading cookies blocks the page for a moment, so the result is used for this long. */
const READING_LASTS_MS = 1000;

export function createCookieSource(page: CookiePage): CookieSource {
  const kept = new Map<string, string>();
  let reading: Map<string, string> | undefined;
  let readAtMs = 0;
  let isRefused: boolean | undefined;
  const write = (text: string): void => {
    attempt(() => {
      page.document.cookie = `${text};SameSite=Lax${page.isSecure() ? ';secure' : ''}`;
    });
  };
  const readNow = (): Map<string, string> => {
    const found = new Map<string, string>();
    // A form of the page named `cookie` hides `document.cookie`; then there is no text to split. A
    // sandboxed frame has no cookies. Then written values are kept in memory.
    const parts = attempt(() => page.document.cookie.split(';')) ?? [];
    // Of several cookies of one name, browsers list the one with the longest path first, and
    // servers read that one. The first one is stored here last.
    for (const part of parts.reverse()) {
      const equals = part.indexOf('=');
      if (equals > 0) found.set(part.slice(0, equals).trim(), part.slice(equals + 1).trim());
    }
    return new Map([...kept, ...found]);
  };
  const read = (): Map<string, string> => {
    // If the clock was set back, the cookies are read again, too.
    if (reading === undefined || Math.abs(page.clock.now() - readAtMs) > READING_LASTS_MS) {
      reading = readNow();
      readAtMs = page.clock.now();
    }
    return reading;
  };
  /** Makes a new map, so that code with the earlier map can see that something has changed. */
  const change = (): Map<string, string> => (reading = new Map(read()));
  const clear = (name: string): void => {
    kept.delete(name);
    change().delete(name);
    for (const { path, domain } of page.places()) {
      const text = `${name}=;path=${path};max-age=0${domainPart(domain)}`;
      write(text);
      // Browsers keep a cookie of the same name for each site that embeds the page.
      if (page.isSecure()) write(`${text};partitioned`);
    }
  };
  return {
    all: read,
    names: () => [...readNow().keys()],
    forget() {
      reading = undefined;
    },
    set(name, value, { lifeDays, path, domain }) {
      const life = lifeDays ? `;max-age=${Math.round(lifeDays * DAY_S)}` : '';
      const text = `${name}=${value};path=${path}${life}${domainPart(domain)}`;
      write(text);
      // A new cookie is alone. Another value can be that of a cookie in another place.
      if ((read().get(name) ?? value) !== value && readNow().get(name) !== value) {
        clear(name);
        write(text);
      }
      // A browser that refuses our first cookie refuses all, so cookies are kept in memory.
      isRefused ??= readNow().get(name) !== value;
      if (isRefused) kept.set(name, value);
      change().set(name, value);
    },
    clear,
  };
}

function domainPart(domain: string): string {
  return domain === '' ? '' : `;domain=${domain}`;
}
