import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** A password that needs fewer guesses can be guessed with patience. */
const MOST_GUESSED = 1_000_000;
/** Checking more letters takes longer and does not change the result. */
const LETTERS_LOOKED_AT = 60;

let estimator: ZxcvbnFactory | undefined;

/**
 * Whether guessers try this password early. Such passwords are the common ones in the list of
 * zxcvbn-ts and their variations, rows of the keyboard, repetitions, and the owner's own name or
 * address.
 */
export function isEasilyGuessed(password: string, ofOwner: readonly string[]): boolean {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const known = ofOwner.flatMap((text) => [text, ...text.split(/[\s@.]+/)]);
  const { guesses } = estimator.check(
    // As in `as-hashed.ts`. A lazy file imports none of ours: after a new build they have new names.
    password.normalize('NFKC').slice(0, LETTERS_LOOKED_AT),
    known.filter((text) => text.length > 2),
  );
  return guesses < MOST_GUESSED;
}
