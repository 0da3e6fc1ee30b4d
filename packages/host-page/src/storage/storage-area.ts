import { attempt } from '../attempt.ts';
import type { Log } from '../log.ts';

export const NO_WEB_STORAGE = 'Sorry! No Web Storage support..'; // docs/behaviour/storage-and-cookies.md#where-storage-is-blocked

/**
 * Reads and writes web storage. Never throws. If storage is blocked or full, values last until the
 * visitor leaves the page.
 */
export interface StorageArea {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** The stored JSON; undefined if there is none or it cannot be read. */
  readJson(key: string): unknown;
}

/**
 * `open` may throw, as reading `window.localStorage` does in a sandboxed frame, or return nothing.
 * Then a line is logged once.
 */
export function createStorageArea(open: () => Storage | undefined, log: Log): StorageArea {
  const onlyInMemory = new Map<string, string>();
  const storage = attempt(open);
  if (!storage) log.say(NO_WEB_STORAGE);
  const get = (key: string): string | undefined =>
    onlyInMemory.get(key) ?? attempt(() => storage?.getItem(key)) ?? undefined;
  return {
    get,
    set(key, value) {
      const isKept = attempt(() => {
        storage?.setItem(key, value);
        return storage;
      });
      if (isKept) onlyInMemory.delete(key);
      else onlyInMemory.set(key, value);
    },
    remove(key) {
      onlyInMemory.delete(key);
      attempt(() => storage?.removeItem(key));
    },
    readJson(key) {
      const text = get(key);
      return text === undefined ? undefined : attempt((): unknown => JSON.parse(text));
    },
  };
}
