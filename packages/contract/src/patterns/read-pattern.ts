import { RE2JS, RE2JSException, RE2JSSyntaxException, RE2Set } from 're2js';

/** The maximum number of characters of a pattern that an owner writes. */
export const PATTERN_MAX_LETTERS = 200;
/**
 * The maximum number of states of a compiled pattern. A plain pattern has about one per letter, and
 * a repeated part counts once per repetition. The time to search a text grows with this number.
 */
const MAX_STATES = 210;
/**
 * The size of the cache that one pattern keeps between texts. If it needs more, a slower engine is
 * used.
 */
const MEMORY_BYTES = 32 * 1024;

/** A regular expression that takes time in proportion to its text, whatever the expression. */
export interface Pattern {
  /**
   * The number of states of the compiled pattern. A search takes at most this many steps per letter
   * of the text.
   */
  readonly states: number;
  /** Whether the pattern is found anywhere in the text. Case does not matter. */
  matches(text: string): boolean;
}

/** What an owner reads about a pattern that cannot be used: the end of a sentence about it. */
export interface PatternProblem {
  readonly problem: string;
}

/**
 * Reads a regular expression in the syntax of RE2, and JavaScript's spellings of it (`\u0041`,
 * `(?<name>…)`). Look-arounds and back-references, which need a backtracking engine, are refused,
 * and so are patterns that would be slow.
 */
export function readPattern(source: string): Pattern | PatternProblem {
  if (source === '') return { problem: 'is empty' };
  if (source.length > PATTERN_MAX_LETTERS)
    return { problem: `is longer than ${PATTERN_MAX_LETTERS} letters` };
  // The translation would turn the reference into the letter k.
  if (NAMED_REFERENCE.test(source)) return { problem: REFERENCE_PROBLEM };
  try {
    return compile(RE2JS.translateRegExp(source));
  } catch (error) {
    if (error instanceof RE2JSException) return { problem: problemOf(error) };
    throw error;
  }
}

const NAMED_REFERENCE = /(?<!\\)(?:\\\\)*\\k/;
const REFERENCE_PROBLEM = 'refers back to a group, which is not supported';

function compile(source: string): Pattern | PatternProblem {
  const set = new RE2Set(RE2Set.UNANCHORED, RE2JS.CASE_INSENSITIVE, MEMORY_BYTES);
  set.add(source);
  set.compile();
  const states = set.prog.numInst();
  if (states > MAX_STATES)
    return { problem: 'is too complex: use fewer or smaller repeats such as {20}' };
  return { states, matches: (text) => set.match(text).length > 0 };
}

function problemOf(error: RE2JSException): string {
  if (!(error instanceof RE2JSSyntaxException)) return 'is too complex';
  const place = error.getPattern() ?? '';
  if (/\(\?<?[=!]/.test(place)) return 'looks ahead or behind, which is not supported';
  if (/^\\[1-9]/.test(place)) return REFERENCE_PROBLEM;
  return `cannot be read: ${error.getDescription()}`;
}
