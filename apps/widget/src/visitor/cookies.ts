import type { Clock } from '../lib/clock.ts';
import type { CookieKey } from './cookie-names.ts';

/** The only way to this browser's cookies. Never throws; where cookies are blocked, values live as long as the page. */
export interface CookieJar {
  get(name: string): string | undefined;
  set(key: CookieKey, value: string): void;
  remove(name: string): void;
  all(): ReadonlyMap<string, string>;
}

/** What a cookie jar needs of a document; a sandboxed frame throws on `cookie`. */
export interface CookieDocument {
  cookie: string;
  readonly isSecure: boolean;
}

export function createCookieJar(source: CookieDocument, clock: Clock): CookieJar {
  const onlyInMemory = new Map<string, string>();
  const all = (): ReadonlyMap<string, string> => new Map([...parseCookies(read(source)), ...onlyInMemory]);
  return {
    all,
    get: (name) => onlyInMemory.get(name) ?? parseCookies(read(source)).get(name),
    set({ name, lifeMs }, value) {
      write(source, name, value, new Date(clock.now() + lifeMs));
      if (parseCookies(read(source)).get(name) === value) onlyInMemory.delete(name);
      else onlyInMemory.set(name, value);
    },
    remove(name) {
      onlyInMemory.delete(name);
      write(source, name, '', new Date(0));
    },
  };
}

function read(source: CookieDocument): string {
  try {
    return source.cookie;
  } catch {
    // A sandboxed page has no cookies; that is no failure of ours.
    return '';
  }
}

function write(source: CookieDocument, name: string, value: string, expires: Date): void {
  const secure = source.isSecure ? '; Secure' : '';
  try {
    source.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Expires=${expires.toUTCString()}; SameSite=Lax${secure}`;
  } catch {
    // The value lives on in memory.
  }
}

function parseCookies(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of text.split(';')) {
    const equals = part.indexOf('=');
    if (equals > 0) found.set(part.slice(0, equals).trim(), decode(part.slice(equals + 1).trim()));
  }
  return found;
}

/** Cookies of other scripts need not be percent-encoded. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
