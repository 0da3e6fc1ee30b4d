import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Fewer guesses than this, and a patient guesser gets in. */
const MOST_GUESSED = 1_000_000;
/** Looking at more costs more time and says no more. */
const LETTERS_LOOKED_AT = 60;

let estimator: ZxcvbnFactory | undefined;

/**
 * Whether a password is among the first ones that guessers try: the common ones of the list that
 * zxcvbn-ts brings, what is made of them, of a keyboard's rows, of one thing over and over, or of
 * the owner's own address.
 */
export function isEasilyGuessed(password: string, ofOwner: readonly string[]): boolean {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const known = ofOwner.flatMap((text) => [text, ...text.split(/[\s@.]+/)]);
  const { guesses } = estimator.check(
    password.slice(0, LETTERS_LOOKED_AT),
    known.filter((text) => text.length > 2),
  );
  return guesses < MOST_GUESSED;
}
