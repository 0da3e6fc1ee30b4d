import { fakeClock, type FakeClock } from '@beckon/host-page/testing/fake-clock';
import { type CookieJar, createCookieJar } from '@beckon/host-page/storage/cookie-jar';
import { createStorageArea, type StorageArea } from '@beckon/host-page/storage/storage-area';

export interface FakeBrowser {
  readonly clock: FakeClock;
  readonly cookies: CookieJar;
  readonly session: StorageArea;
  readonly local: StorageArea;
}

/** A browser's cookies and storage. Cookies expire by the test's clock. */
export function aBrowser(startMs?: number): FakeBrowser {
  const clock = fakeClock(startMs);
  const kept = new Map<string, { readonly value: string; readonly untilMs: number }>();
  const source = {
    isSecure: true,
    get cookie(): string {
      return [...kept]
        .filter(([, { untilMs }]) => untilMs > clock.now())
        .map(([name, { value }]) => `${name}=${value}`)
        .join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const expires =
        attributes
          .find((attribute) => attribute.startsWith('Expires='))
          ?.slice('Expires='.length) ?? '';
      const equals = pair.indexOf('=');
      kept.set(pair.slice(0, equals), {
        value: pair.slice(equals + 1),
        untilMs: Date.parse(expires),
      });
    },
  };
  const log = { say: () => undefined, warn: () => undefined };
  return {
    clock,
    cookies: createCookieJar(source, clock),
    session: createStorageArea(aStorage, log),
    local: createStorageArea(aStorage, log),
  };
}

function aStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}
