import type { Category } from '../consent/category.ts';

/** The facts about the page for an integration. */
export interface IntegrationPage {
  readonly window: Window & typeof globalThis;
  readonly has: (category: Category) => boolean;
  /** Whether the visitor has answered, on this page or before. */
  readonly hasAnswered: () => boolean;
}

/** Reports the consent to a script of another maker, by that script's own interface. */
export interface Integration {
  /** Called as soon as our script runs, before the other script can. */
  begin?(page: IntegrationPage): void;
  /** Called after each change, and once on each page. */
  update(page: IntegrationPage): void;
  revoke?(page: IntegrationPage): void;
}

export type Granted = 'granted' | 'denied';

export function granted(isGranted: boolean): Granted {
  return isGranted ? 'granted' : 'denied';
}

/**
 * A list on the window that another script reads. This creates the list if that script has not run
 * yet.
 */
export function queueOn(window: Window, name: string): unknown[] {
  const found: unknown = Reflect.get(window, name);
  // When the other script runs, it may replace the list by an object with its own `push`.
  const push: unknown = Reflect.get(Object(found), 'push');
  if (typeof push === 'function') return Object(found);
  const list: unknown[] = [];
  Reflect.set(window, name, list);
  return list;
}
