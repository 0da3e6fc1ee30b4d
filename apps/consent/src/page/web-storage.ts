/** Storage of the browser. If it is blocked or full, nothing is stored. Never throws. */
export interface WebStorage {
  /** The stored JSON; undefined if there is none or it cannot be read. */
  readJson(key: string): unknown;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** `open` may throw: reading `window.localStorage` does in a sandboxed frame. */
export function createWebStorage(open: () => Storage): WebStorage {
  const attempt = (action: () => unknown): unknown => {
    try {
      return action();
    } catch {
      // The storage is blocked, full or unreadable, so the caller continues without it.
      return undefined;
    }
  };
  return {
    readJson: (key) => attempt(() => JSON.parse(open().getItem(key) ?? '')),
    set: (key, value) => void attempt(() => open().setItem(key, value)),
    remove: (key) => void attempt(() => open().removeItem(key)),
  };
}
