import type { Clock } from '@beckon/host-page/clock';
import { isCategory, type Category } from '../consent/category.ts';
import type { CookieLists } from '../calls/read-answers.ts';
import { COOKIE_CLEAN_UP_MS } from '../timings.ts';

interface CleanUpDeps {
  readonly clock: Clock;
  readonly load: () => Promise<CookieLists | undefined>;
  readonly hasConsent: (service: string, category: Category) => boolean;
  readonly clearThose: (isMeant: (name: string) => boolean) => void;
  readonly storages: readonly { keys(): string[]; remove(key: string): void }[];
}

/** The names of one service, in the form in which they are quick to compare. */
interface ServiceNames {
  readonly service: string;
  readonly category: Category;
  readonly exact: ReadonlySet<string>;
  readonly starts: readonly string[];
}

/**
 * Deletes cookies and stored items of services without consent, at once and then every second,
 * because their scripts may still be running. The lists may contain thousands of names, so each
 * time the cookies are read once and compared, not once for each name. The caller caches what
 * `load` returns. docs/behaviour/consent.md#clean-up
 */
export function createCleanUp(deps: CleanUpDeps): { start(): void } {
  let isStarted = false;
  const clean = (all: readonly ServiceNames[]): void => {
    const refused = all.filter(({ service, category }) => !deps.hasConsent(service, category));
    deps.clearThose((name) => refused.some((names) => isNameOf(name, names)));
    for (const storage of deps.storages)
      for (const key of storage.keys())
        if (refused.some(({ exact }) => exact.has(key))) storage.remove(key);
  };
  const start = async (): Promise<void> => {
    const all = namesIn((await deps.load()) ?? {});
    if (all.length === 0) return;
    clean(all);
    deps.clock.every(COOKIE_CLEAN_UP_MS, () => clean(all));
  };
  return {
    start() {
      if (isStarted) return;
      isStarted = true;
      void start();
    },
  };
}

function namesIn(lists: CookieLists): ServiceNames[] {
  return Object.entries(lists).flatMap(([category, services]) =>
    isCategory(category) && category !== 'functional'
      ? Object.entries(services).map(([service, names]) => ({
          service,
          category,
          exact: new Set(names),
          starts: names.flatMap(startIn),
        }))
      : [],
  );
}

/**
 * The start of the cookies that a name means, if it means several. `_ga_*` means every name that
 * starts with `_ga_`. Some servers remove the star; `_ga_` then means the same. Any other name must
 * be equal: `uid` does not mean the site's own cookie `uuid`.
 */
function startIn(name: string): string[] {
  const [start = ''] = name.split('*');
  const isStart = start !== '' && (start !== name || /[_.-]$/.test(name));
  return isStart ? [start] : [];
}

function isNameOf(cookie: string, { exact, starts }: ServiceNames): boolean {
  return exact.has(cookie) || starts.some((start) => cookie.startsWith(start));
}
