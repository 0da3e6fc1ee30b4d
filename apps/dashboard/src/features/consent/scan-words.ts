import type { ScanAnswer, ScanKind } from '@beckon/contract/owner-calls';

const KIND_NAMES: Readonly<Record<ScanKind, string>> = {
  script: 'scripts',
  frame: 'frames',
  picture: 'pictures',
  style: 'styles and fonts',
  other: 'data',
};

/** `3 files (scripts, pictures)`. */
export function loadedWords(kinds: readonly ScanKind[], count: number): string {
  const names = kinds.map((kind) => KIND_NAMES[kind]).join(', ');
  return `${count} ${count === 1 ? 'file' : 'files'} (${names})`;
}

/** How long a cookie lives. */
export function lifeWords(days: number): string {
  if (days === 0) return 'Until the browser is closed';
  return days === 1 ? 'One day' : `${days} days`;
}

/** The result in a sentence. It claims nothing about what only a browser would have loaded. */
export function foundWords(
  { url, usedBrowser }: Pick<ScanAnswer, 'url' | 'usedBrowser'>,
  open: number,
  listed: number,
): string {
  const place = `${usedBrowser ? 'at' : 'in the code of'} ${url}`;
  const already =
    listed === 0 ? '' : ` ${listed} more ${listed === 1 ? 'is' : 'are'} in your list already.`;
  if (open > 0)
    return `Found ${open} ${open === 1 ? 'thing' : 'things'} to decide on ${place}.${already}`;
  if (listed === 0 && !usedBrowser)
    return `The code of ${url} names no third parties. Whether its scripts load any was not checked.`;
  return listed === 0
    ? `No third parties and no cookies were found ${place}.`
    : `All that was found ${place} is in your list.`;
}
