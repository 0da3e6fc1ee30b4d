import type { Clock } from '@beckon/host-page/clock';
import { isCategory, type Category } from '../consent/category.ts';
import type { CookieLists } from '../calls/read-answers.ts';
import { COOKIE_CLEAN_UP_MS } from '../timings.ts';

interface CleanUpDeps {
  readonly clock: Clock;
  readonly load: () => Promise<CookieLists | undefined>;
  /** Calls the function when the visitor leaves the page. */
  readonly onLeave: (clean: () => void) => void;
  /** Whether the clean-up goes on every second after the first one. */
  readonly isRepeated: boolean;
  readonly hasConsent: (service: string, category: Category) => boolean;
  readonly clearWhere: (isMeant: (name: string) => boolean) => void;
  readonly storages: readonly { keys(): string[]; remove(key: string): void }[];
}

interface ListedService {
  readonly service: string;
  readonly category: Category;
}

/** All listed names, in the form in which they are quick to compare, with their services. */
interface ListedNames {
  readonly exact: ReadonlyMap<string, readonly ListedService[]>;
  readonly starts: readonly (readonly [start: string, listed: ListedService])[];
}

/**
 * Returns a function that deletes cookies and stored items of services without consent, and again
 * when the page is left, and every second if wanted, because their scripts may still be running.
 * The lists may contain thousands of names, and a page thousands of stored items, so what there is
 * is looked up in the lists, not the other way round. The caller caches what `load` returns.
 * docs/behaviour/consent.md#clean-up
 */
export function createCleanUp(deps: CleanUpDeps): () => Promise<void> {
  let names: ListedNames | undefined;
  const isRefused = ({ service, category }: ListedService): boolean =>
    !deps.hasConsent(service, category);
  const clean = ({ exact, starts }: ListedNames): void => {
    const isUnwanted = (name: string): boolean => exact.get(name)?.some(isRefused) ?? false;
    deps.clearWhere(
      (name) =>
        isUnwanted(name) ||
        starts.some(([start, listed]) => name.startsWith(start) && isRefused(listed)),
    );
    for (const storage of deps.storages)
      for (const key of storage.keys()) if (isUnwanted(key)) storage.remove(key);
  };
  const begin = (lists: CookieLists): ListedNames => {
    const listed = namesIn(lists);
    deps.onLeave(() => clean(listed));
    if (deps.isRepeated && listed.exact.size > 0)
      deps.clock.every(COOKIE_CLEAN_UP_MS, () => clean(listed));
    return listed;
  };
  return async () => {
    const lists = names ? undefined : await deps.load();
    if (lists) names ??= begin(lists);
    if (names) clean(names);
  };
}

function namesIn(lists: CookieLists): ListedNames {
  const exact = new Map<string, ListedService[]>();
  const starts: (readonly [string, ListedService])[] = [];
  for (const [category, services] of Object.entries(lists)) {
    if (!isCategory(category) || category === 'functional') continue;
    for (const [service, names] of Object.entries(services))
      for (const name of names) {
        if (name === '') continue;
        const listed = { service, category };
        const start = startIn(name);
        if (start !== undefined) starts.push([start, listed]);
        const others = exact.get(name);
        if (others === undefined) exact.set(name, [listed]);
        else others.push(listed);
      }
  }
  return { exact, starts };
}

/**
 * The start of the cookies that a name means, if it means several. `_ga_*` means every name that
 * starts with `_ga_`. Some servers remove the star; `_ga_` then means the same. Any other name must
 * be equal: `uid` does not mean the site's own cookie `uuid`.
 */
function startIn(name: string): string | undefined {
  const [start = ''] = name.split('*');
  const isStart = start !== '' && (start !== name || /[_.-]$/.test(name));
  return isStart ? start : undefined;
}
