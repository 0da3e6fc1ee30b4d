/** `waiting`: no source has answered yet. `denied`: consent was refused or withdrawn. */
export type ConsentState = 'waiting' | 'granted' | 'denied';

/** What one source says about this visitor; undefined if it has no answer (yet). */
export type ConsentAnswer = boolean | undefined;

/**
 * One "no" outweighs every "yes", because a site may have several sources that do not know of each
 * other. As long as no source has answered, consent from an earlier page counts.
 */
export function decideConsent(
  answers: readonly ConsentAnswer[],
  wasGrantedBefore: boolean,
): ConsentState {
  if (answers.includes(false)) return 'denied';
  return answers.includes(true) || wasGrantedBefore ? 'granted' : 'waiting';
}
