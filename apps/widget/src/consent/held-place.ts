import type { CookieJar, CookieKey } from '@beckon/host-page/storage/cookie-jar';
import type { StorageArea } from '@beckon/host-page/storage/storage-area';
import { isNeeded, isOurCookie, isOurKey, isPersonal } from '../visitor/our-names.ts';

/** A place of the browser that keeps nothing of ours while it may not. */
export interface HeldPlace<Place> {
  /** To be used instead of the browser's: without consent values live as long as the page. */
  readonly place: Place;
  /** Consent is there: what this page has learnt meanwhile is kept, unless another tab has kept it. */
  keep(): void;
  /** Removes what the browser has kept of ours, and what this page has learnt. */
  forget(): void;
}

interface HoldOptions<Place> {
  /** The browser's own. */
  readonly kept: Place;
  /** A fresh one that ends with the page. */
  readonly createMemory: () => Place;
  readonly mayKeep: () => boolean;
}

/** Cookies of the page itself can be read all the time: the owner's rules may ask for them. */
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
  /** Every key that the browser's storage holds. */
  readonly keys: () => readonly string[];
}

/** What a visitor or owner has asked for cannot wait: keys that it needs are kept all the time. */
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
