import type { Clock } from '@beckon/host-page/clock';

/** A place where a cookie of this site is stored. An empty domain means this host alone. */
export interface CookiePlace {
  readonly path: string;
  readonly domain: string;
}

/**
 * The browser's cookies as they are, values raw. Never throws; if cookies are blocked, values last
 * as long as the page.
 */
export interface CookieSource {
  /** Values by their names. It is the same map as long as nothing in it has changed. */
  all(): ReadonlyMap<string, string>;
  names(): string[];
  /** The next call reads the cookies from the browser again. */
  forget(): void;
  set(name: string, value: string, place: CookiePlace & { readonly lifeDays: number }): void;
  /** Deletes the cookie at each of the places, because a browser reports only names, not places. */
  clear(name: string, places: readonly CookiePlace[]): void;
}

export interface CookiePage {
  readonly document: { cookie: string };
  /** Called only when something is written, because most pages only read. */
  readonly isSecure: () => boolean;
  readonly clock: Clock;
}

const DAY_MS = 86_400_000;

/** Reading from the browser stops the page for a moment, so what was read counts for this long. */
const READING_LASTS_MS = 1000;

export function createCookieSource(page: CookiePage): CookieSource {
  const kept = new Map<string, string>();
  let reading: Map<string, string> | undefined;
  let readAtMs = 0;
  let isRefused: boolean | undefined;
  const write = (text: string): void => {
    attempt(() => {
      page.document.cookie = `${text};SameSite=Lax${page.isSecure() ? ';secure' : ''}`;
      return undefined;
    });
  };
  const readNow = (): Map<string, string> => {
    const found = new Map(kept);
    // A form of the page that is named `cookie` hides them: there is nothing to split then.
    for (const part of attempt(() => page.document.cookie.split(';')) ?? []) {
      const equals = part.indexOf('=');
      if (equals > 0) found.set(part.slice(0, equals).trim(), part.slice(equals + 1).trim());
    }
    return found;
  };
  const read = (): Map<string, string> => {
    // A clock that was set back makes the reading old as well.
    if (reading === undefined || Math.abs(page.clock.now() - readAtMs) > READING_LASTS_MS) {
      reading = readNow();
      readAtMs = page.clock.now();
    }
    return reading;
  };
  /** Makes a new map, so that code with the earlier map sees that something has changed. */
  const change = (): Map<string, string> => (reading = new Map(read()));
  return {
    all: read,
    names: () => [...readNow().keys()],
    forget() {
      reading = undefined;
    },
    set(name, value, { lifeDays, path, domain }) {
      const expires = new Date(page.clock.now() + lifeDays * DAY_MS).toUTCString();
      write(`${name}=${value};path=${path};expires=${expires}${domainPart(domain)}`);
      // A browser that refuses our first cookie refuses them all, so they are kept here.
      isRefused ??= readNow().get(name) !== value;
      if (isRefused) kept.set(name, value);
      change().set(name, value);
    },
    clear(name, places) {
      kept.delete(name);
      change().delete(name);
      for (const { path, domain } of places)
        write(`${name}=;path=${path};expires=${new Date(0).toUTCString()}${domainPart(domain)}`);
    },
  };
}

function domainPart(domain: string): string {
  return domain === '' ? '' : `;domain=${domain}`;
}

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    // A sandboxed frame has no cookies: what was written is kept in memory.
    return undefined;
  }
}
