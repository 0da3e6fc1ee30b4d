import type { CookieJar, CookieKey } from '@beckon/host-page/storage/cookie-jar';
import type { StorageArea } from '@beckon/host-page/storage/storage-area';
import { isNeeded, isOurCookie, isOurKey, isPersonal } from '../visitor/our-names.ts';

/** Browser storage that stores nothing of ours without consent. */
export interface HeldPlace<Place> {
  /**
   * Use this instead of the browser's storage. Without consent, values live only as long as the
   * page.
   */
  readonly place: Place;
  /** Call this after consent. Stores the values of this page, unless another tab has stored its own. */
  keep(): void;
  /** Deletes our values from the browser's storage, and those of this page. */
  forget(): void;
}

interface HoldOptions<Place> {
  /** The browser's own storage. */
  readonly kept: Place;
  /** Creates empty storage that ends with the page. */
  readonly createMemory: () => Place;
  readonly mayKeep: () => boolean;
}

/** The page's own cookies can always be read, because the owner's rules may depend on them. */
export function holdCookies({
  kept,
  createMemory,
  mayKeep,
}: HoldOptions<CookieJar>): HeldPlace<CookieJar> {
  let memory = createMemory();
  const held = new Map<string, CookieKey>();
  const isHeld = (name: string): boolean => !mayKeep() && isOurCookie(name);
  return {
    place: {
      get: (name) => (isHeld(name) ? memory : kept).get(name),
      set(key, value) {
        if (mayKeep()) return kept.set(key, value);
        if (isPersonal(key.name)) return;
        held.set(key.name, key);
        memory.set(key, value);
      },
      remove: (name) => (isHeld(name) ? memory : kept).remove(name),
      all: () =>
        mayKeep()
          ? kept.all()
          : new Map([...[...kept.all()].filter(([name]) => !isOurCookie(name)), ...memory.all()]),
    },
    keep() {
      for (const key of held.values()) {
        const value = memory.get(key.name);
        if (value !== undefined && kept.get(key.name) === undefined) kept.set(key, value);
      }
      held.clear();
    },
    forget() {
      memory = createMemory();
      held.clear();
      for (const name of kept.all().keys()) if (isOurCookie(name)) kept.remove(name);
    },
  };
}

interface HoldStorageOptions extends HoldOptions<StorageArea> {
  /** All keys in the browser's storage. */
  readonly keys: () => readonly string[];
}

/** Keys that a request of the visitor or owner needs are always stored. */
export function holdStorage({
  kept,
  createMemory,
  mayKeep,
  keys,
}: HoldStorageOptions): HeldPlace<StorageArea> {
  let memory = createMemory();
  const held = new Set<string>();
  const placeOf = (key: string): StorageArea => (mayKeep() || isNeeded(key) ? kept : memory);
  return {
    place: {
      get: (key) => placeOf(key).get(key),
      readJson: (key) => placeOf(key).readJson(key),
      remove: (key) => placeOf(key).remove(key),
      set(key, value) {
        const place = placeOf(key);
        if (place === memory && isPersonal(key)) return;
        if (place === memory) held.add(key);
        place.set(key, value);
      },
    },
    keep() {
      for (const key of held) {
        const value = memory.get(key);
        if (value !== undefined && kept.get(key) === undefined) kept.set(key, value);
      }
      held.clear();
    },
    forget() {
      memory = createMemory();
      held.clear();
      for (const key of keys()) if (isOurKey(key) && !isNeeded(key)) kept.remove(key);
    },
  };
}
