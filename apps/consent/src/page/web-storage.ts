import { attempt } from '@beckon/host-page/attempt';

/** Storage of the browser. If it is blocked or full, nothing is stored. Never throws. */
export interface WebStorage {
  /** The keys of all items, also of the page's own; none if the storage is blocked. */
  keys(): string[];
  /** The stored JSON; undefined if there is none or it cannot be read. */
  readJson(key: string): unknown;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** `open` may throw: reading `window.localStorage` does in a sandboxed frame. */
export function createWebStorage(open: () => Storage): WebStorage {
  return {
    keys: () => attempt(() => Object.keys(open())) ?? [],
    readJson: (key) => attempt((): unknown => JSON.parse(open().getItem(key) ?? '')),
    set: (key, value) => attempt(() => open().setItem(key, value)),
    remove: (key) => attempt(() => open().removeItem(key)),
  };
}
