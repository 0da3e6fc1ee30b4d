import { RE2JS, RE2JSException, RE2JSSyntaxException, RE2Set } from 're2js';

/** Most letters of a pattern that an owner writes. */
export const PATTERN_MAX_LETTERS = 200;
/**
 * Most states of a pattern's program: a plain one has about one a letter, and what a repeat repeats
 * counts each time. The time to search a text grows with it.
 */
const MAX_STATES = 210;
/** What one pattern remembers between texts; beyond it the slower engine takes over. */
const MEMORY_BYTES = 32 * 1024;

/** A regular expression that takes time in proportion to its text, whatever the expression. */
export interface Pattern {
  /** How many states its program has; times the letters of a text: the most steps a search takes. */
  readonly states: number;
  /** Whether it is found anywhere in the text; upper and lower case are the same. */
  matches(text: string): boolean;
}

/** What an owner reads about a pattern that cannot be used: the end of a sentence about it. */
export interface PatternProblem {
  readonly problem: string;
}

/**
 * Reads a regular expression in the syntax of RE2, and JavaScript's spellings of it (`\u0041`,
 * `(?<name>…)`). What only a backtracking engine can do, look-arounds and back-references, is
 * refused, and so is what would be slow.
 */
export function readPattern(source: string): Pattern | PatternProblem {
  if (source === '') return { problem: 'is empty' };
  if (source.length > PATTERN_MAX_LETTERS)
    return { problem: `is longer than ${PATTERN_MAX_LETTERS} letters` };
  // Translated, it would be taken for the letter k.
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
