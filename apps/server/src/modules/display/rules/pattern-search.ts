import { type Pattern, readPattern } from '@beckon/contract/patterns';
import { LRUCache } from 'lru-cache';

/** Whether an owner's pattern is found in a text. */
export type PatternSearch = (text: string, source: string) => boolean;

/** Longest text that is searched whole. */
const TEXT_MAX_LETTERS = 2000;
/**
 * What all patterns of one call may take together: this many steps in any case, and more while they
 * took less than this processor time. The last one may finish.
 */
const FREE_STEPS = 50_000;
const LONGEST_MS = 10;
/** Reading a pattern takes as long as some thousand steps. */
const STEPS_TO_READ = 5_000;

/**
 * A search for all patterns of one call. Owners write the patterns and visitors the texts: neither
 * can make others wait. When the call's time is used up, no further pattern is found, as one that
 * cannot be read never is. `usedMs` returns the processor time used so far.
 */
export function createPatternSearch(usedMs: () => number = usedByThread): PatternSearch {
  let [steps, spentMs] = [0, 0];
  return (text, source) => {
    if (steps > FREE_STEPS && spentMs > LONGEST_MS) return false;
    const before = usedMs();
    if (!patterns.has(source)) steps += STEPS_TO_READ;
    const pattern = patternOf(source);
    const searched = text.slice(0, TEXT_MAX_LETTERS);
    const isFound = pattern?.matches(searched) ?? false;
    steps += (pattern?.states ?? 0) * searched.length;
    spentMs += usedMs() - before;
    return isFound;
  };
}

/** Not the time of the clock: that goes on while the machine does something else. */
function usedByThread(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const PATTERNS_KEPT = 300;
/** Patterns are read once and the latest used ones kept; `read` is undefined when one cannot be. */
const patterns = new LRUCache<string, { readonly read: Pattern | undefined }>({
  max: PATTERNS_KEPT,
});

function patternOf(source: string): Pattern | undefined {
  const known = patterns.get(source);
  if (known) return known.read;
  const pattern = readPattern(source);
  const read = 'problem' in pattern ? undefined : pattern;
  patterns.set(source, { read });
  return read;
}
