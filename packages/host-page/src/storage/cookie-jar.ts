import { attempt } from '../attempt.ts';
import type { Clock } from '../clock.ts';

/** One cookie: its name, and its lifetime (ms) after each write. */
export interface CookieKey {
  readonly name: string;
  readonly lifeMs: number;
}

/**
 * Reads and writes the cookies of this browser. Never throws. If cookies are blocked, values last
 * until the visitor leaves the page.
 */
export interface CookieJar {
  get(name: string): string | undefined;
  set(key: CookieKey, value: string): void;
  remove(name: string): void;
  all(): ReadonlyMap<string, string>;
}

/** The part of a document that a cookie jar needs. In a sandboxed frame, `cookie` throws. */
export interface CookieDocument {
  cookie: string;
  readonly isSecure: boolean;
}

/** Reading cookies stops the page for a moment, so the result is used again for this long. */
const READING_LASTS_MS = 100;

interface Written {
  readonly value: string;
  readonly untilMs: number;
}

/**
 * The browser's value comes first. If the browser stores nothing (cookies are blocked, or it has no
 * room), the value that was written here counts until it expires. Cookies are read rarely and
 * written together in a separate task, because each access is a call to another process and should
 * not delay a page that is starting.
 */
export function createCookieJar(source: CookieDocument, clock: Clock): CookieJar {
  const written = new Map<string, Written>();
  let reading: Map<string, string> = new Map();
  let readAtMs = Number.NEGATIVE_INFINITY;
  const current = (): Map<string, string> => {
    // The last reading also counts as old if the clock was set back.
    if (Math.abs(clock.now() - readAtMs) > READING_LASTS_MS) {
      // A sandboxed page has no cookies, and a form named `cookie` hides them. That is normal.
      reading = attempt(() => parseCookies(source.cookie)) ?? new Map();
      readAtMs = clock.now();
    }
    return reading;
  };
  const waiting: (() => void)[] = [];
  const writeSoon = (name: string, value: string, expires: Date): void => {
    const isFirst = waiting.push(() => write(source, name, value, expires)) === 1;
    if (isFirst) clock.after(0, () => waiting.splice(0).forEach((writeNow) => writeNow()));
  };
  const ownValue = (name: string): string | undefined => {
    const own = written.get(name);
    return own !== undefined && own.untilMs > clock.now() ? own.value : undefined;
  };
  return {
    all() {
      const found = new Map(current());
      for (const name of written.keys()) {
        const value = found.get(name) ?? ownValue(name);
        if (value !== undefined) found.set(name, value);
      }
      return found;
    },
    get: (name) => current().get(name) ?? ownValue(name),
    set({ name, lifeMs }, value) {
      current().set(name, value);
      written.set(name, { value, untilMs: clock.now() + lifeMs });
      writeSoon(name, value, new Date(clock.now() + lifeMs));
    },
    remove(name) {
      current().delete(name);
      written.delete(name);
      writeSoon(name, '', new Date(0));
    },
  };
}

function write(source: CookieDocument, name: string, value: string, expires: Date): void {
  const secure = source.isSecure ? '; Secure' : '';
  // If this throws, the value stays in memory.
  attempt(() => {
    source.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Expires=${expires.toUTCString()}; SameSite=Lax${secure}`;
  });
}

function parseCookies(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of text.split(';')) {
    const equals = part.indexOf('=');
    if (equals > 0) found.set(part.slice(0, equals).trim(), decode(part.slice(equals + 1).trim()));
  }
  return found;
}

/** Other scripts may write cookies that are not percent-encoded. */
function decode(value: string): string {
  return attempt(() => decodeURIComponent(value)) ?? value;
}
