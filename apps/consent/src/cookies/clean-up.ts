import type { Clock } from '@beckon/host-page/clock';
import { isCategory, type Category } from '../consent/category.ts';
import type { CookieLists } from '../calls/read-answers.ts';
import { COOKIE_CLEAN_UP_MS } from '../timings.ts';

interface CleanUpDeps {
  readonly clock: Clock;
  readonly load: () => Promise<CookieLists | undefined>;
  readonly hasConsent: (service: string, category: Category) => boolean;
  readonly clearContaining: (part: string, isMeant: (name: string) => boolean) => void;
  readonly storages: readonly { remove(key: string): void }[];
}

/**
 * Deletes cookies and stored items of services without consent, at once and then every second,
 * because their scripts may still be running. The caller caches what `load` returns.
 * docs/behaviour/consent.md#clean-up
 */
export function createCleanUp(deps: CleanUpDeps): { start(): void } {
  let isStarted = false;
  const clean = (lists: CookieLists): void => {
    for (const [category, services] of Object.entries(lists))
      if (isCategory(category) && category !== 'functional')
        for (const [service, names] of Object.entries(services))
          if (!deps.hasConsent(service, category)) remove(names);
  };
  const remove = (names: readonly string[]): void => {
    for (const name of names) {
      if (name === '') continue;
      const { start, isMeant } = cookiesCalled(name);
      deps.clearContaining(start, isMeant);
      for (const storage of deps.storages) storage.remove(name);
    }
  };
  const start = async (): Promise<void> => {
    const lists = await deps.load();
    if (lists === undefined || Object.keys(lists).length === 0) return;
    clean(lists);
    deps.clock.every(COOKIE_CLEAN_UP_MS, () => clean(lists));
  };
  return {
    start() {
      if (isStarted) return;
      isStarted = true;
      void start();
    },
  };
}

/**
 * Finds cookies by a name in the lists. `_ga_*` means every name that starts with `_ga_`. Some
 * servers remove the star; `_ga_` then means the same. Any other name must be equal: `uid` does not
 * mean the site's own cookie `uuid`.
 */
function cookiesCalled(name: string): {
  readonly start: string;
  readonly isMeant: (cookie: string) => boolean;
} {
  const [start = ''] = name.split('*');
  const isStart = start !== name || /[_.-]$/.test(name);
  return { start, isMeant: (cookie) => (isStart ? cookie.startsWith(start) : cookie === name) };
}
