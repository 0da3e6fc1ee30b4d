import type { ScanAnswer, ScanKind } from '@beckon/contract/owner-calls';

/** Singular and plural. */
const KIND_NAMES: Readonly<Record<ScanKind, readonly [string, string]>> = {
  script: ['script', 'scripts'],
  frame: ['frame', 'frames'],
  picture: ['picture', 'pictures'],
  style: ['style or font', 'styles and fonts'],
  other: ['other file', 'other files'],
};

/** `1 picture`, `3 files (scripts, pictures)`. */
export function loadedWords(kinds: readonly ScanKind[], count: number): string {
  const [only, ...others] = kinds;
  if (only !== undefined && others.length === 0)
    return `${count} ${KIND_NAMES[only][count === 1 ? 0 : 1]}`;
  return `${count} files (${kinds.map((kind) => KIND_NAMES[kind][1]).join(', ')})`;
}

/** The lifetime of a cookie in words; 0 days: until the browser is closed. */
export function lifeWords(days: number): string {
  if (days === 0) return 'Until the browser is closed';
  return days === 1 ? 'One day' : `${days} days`;
}

/** The numbers of findings that are undecided, in the list, and ignored. */
interface FindCounts {
  readonly open: number;
  readonly listed: number;
  readonly ignored: number;
}

/**
 * The result in a sentence. Without a browser, it claims nothing about content that only a browser
 * loads.
 */
export function foundWords(
  { url, usedBrowser }: Pick<ScanAnswer, 'url' | 'usedBrowser'>,
  { open, listed, ignored }: FindCounts,
): string {
  const place = `${usedBrowser ? 'at' : 'in the code of'} ${url}`;
  if (open > 0) return openWords(place, open, listed);
  if (ignored > 0)
    return `All that was found ${place} is ${listed === 0 ? '' : 'in your list or '}ignored.`;
  if (listed > 0) return `All that was found ${place} is in your list.`;
  return usedBrowser
    ? `No third parties and no cookies were found ${place}.`
    : `The code of ${url} names no third parties. Whether its scripts load any was not checked.`;
}

function openWords(place: string, open: number, listed: number): string {
  const found =
    open === 1
      ? `Found 1 thing ${place}: please decide on it.`
      : `Found ${open} things ${place}: please decide on each.`;
  return listed === 0
    ? found
    : `${found} ${listed} more ${listed === 1 ? 'is' : 'are'} in your list already.`;
}
