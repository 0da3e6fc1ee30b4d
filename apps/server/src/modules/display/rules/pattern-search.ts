import { type Pattern, readPattern } from '@beckon/contract/patterns';
import { LRUCache } from 'lru-cache';
import { usedByThread } from './compare-time.ts';

/** Whether a text matches an owner's pattern. */
export type PatternSearch = (text: string, source: string) => boolean;

/** The maximum length of the text that is searched. */
const TEXT_MAX_LETTERS = 2000;
/**
 * The limit for all patterns of one call. This many steps are always allowed, and more if they took
 * less than this processor time. The last search may finish.
 */
const FREE_STEPS = 50_000;
const LONGEST_MS = 10;
/** Parsing a pattern takes as long as some thousand steps. */
const STEPS_TO_READ = 5_000;

/**
 * Creates a search for all patterns of one call. Owners write the patterns and visitors send the
 * texts, so neither may make others wait: after the call's time is used up, no further pattern
 * matches. Invalid patterns do not match either. `usedMs` returns the processor time used so far.
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

const PATTERNS_KEPT = 300;
/**
 * Each pattern is parsed once, and the latest ones are cached. `read` is undefined for an invalid
 * pattern.
 */
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
