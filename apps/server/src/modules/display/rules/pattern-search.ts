import { type Pattern, readPattern } from '@beckon/contract/patterns';

/** Whether an owner's pattern is found in a text. */
export type PatternSearch = (text: string, source: string) => boolean;

/** Longest text that is searched whole. */
const TEXT_MAX_LETTERS = 2000;
/**
 * What the patterns of one call may take: this many steps however long they last, and more as long
 * as all of them together took less than this time.
 */
const FREE_STEPS = 100_000;
const LONGEST_MS = 10;
/** Reading a pattern takes some milliseconds at worst, about as long as this many steps. */
const STEPS_TO_READ = 20_000;

/**
 * A search for all patterns of one call. Owners write the patterns and visitors the texts: neither
 * can make others wait. When the call's time is used up, no further pattern is found, as one that
 * cannot be read never is. `elapsed` is a clock in ms.
 */
export function createPatternSearch(elapsed: () => number): PatternSearch {
  let [steps, spentMs] = [0, 0];
  return (text, source) => {
    if (steps > FREE_STEPS && spentMs > LONGEST_MS) return false;
    const searched = text.slice(0, TEXT_MAX_LETTERS);
    const from = elapsed();
    const pattern = patternOf(source, () => {
      steps += STEPS_TO_READ;
    });
    const isFound = pattern?.matches(searched) ?? false;
    steps += (pattern?.states ?? 0) * searched.length;
    spentMs += elapsed() - from;
    return isFound;
  };
}

const PATTERNS_KEPT = 300;
const patterns = new Map<string, Pattern | undefined>();

/** Patterns that have been read, the latest used ones; `undefined`: it cannot be read. */
function patternOf(source: string, onRead: () => void): Pattern | undefined {
  let pattern = patterns.get(source);
  if (pattern !== undefined || patterns.has(source)) {
    patterns.delete(source);
  } else {
    onRead();
    const read = readPattern(source);
    pattern = 'problem' in read ? undefined : read;
    const oldest = patterns.size >= PATTERNS_KEPT ? patterns.keys().next().value : undefined;
    if (oldest !== undefined) patterns.delete(oldest);
  }
  patterns.set(source, pattern);
  return pattern;
}
