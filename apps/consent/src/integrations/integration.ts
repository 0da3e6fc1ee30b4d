import type { Category } from '../consent/category.ts';

/** What an integration knows of the page. */
export interface IntegrationPage {
  readonly window: Window & typeof globalThis;
  readonly has: (category: Category) => boolean;
  /** The visitor has answered, on this page or before. */
  readonly hasAnswered: () => boolean;
}

/** Tells another maker's script of the consent, in that script's own way. */
export interface Integration {
  /** As soon as our script runs: before the other one may. */
  begin?(page: IntegrationPage): void;
  /** After each change, and once on each page. */
  update(page: IntegrationPage): void;
  revoke?(page: IntegrationPage): void;
}

export type Granted = 'granted' | 'denied';

export function granted(isGranted: boolean): Granted {
  return isGranted ? 'granted' : 'denied';
}

/** A list on the window that another script reads; it is made when that script is not there yet. */
export function queueOn(window: Window, name: string): unknown[] {
  const found: unknown = Reflect.get(window, name);
  if (Array.isArray(found)) return found;
  // Once it runs, a script may have put an object with a `push` of its own in the place of the list.
  const push: unknown = Object(found) === found ? Reflect.get(Object(found), 'push') : undefined;
  if (typeof push === 'function') return Object(found);
  const list: unknown[] = [];
  Reflect.set(window, name, list);
  return list;
}
