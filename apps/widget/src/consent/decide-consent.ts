/** `waiting`: nobody has said anything yet. `denied`: refused, or withdrawn. */
export type ConsentState = 'waiting' | 'granted' | 'denied';

/** What one source says of this visitor; undefined: nothing (yet). */
export type ConsentAnswer = boolean | undefined;

/**
 * One "no" outweighs every "yes", for a site may have several sources that do not know of each
 * other. While none has spoken, consent of an earlier page counts.
 */
export function decideConsent(
  answers: readonly ConsentAnswer[],
  wasGrantedBefore: boolean,
): ConsentState {
  if (answers.includes(false)) return 'denied';
  return answers.includes(true) || wasGrantedBefore ? 'granted' : 'waiting';
}
