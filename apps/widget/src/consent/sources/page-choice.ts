import { readPath } from '@beckon/host-page/page/foreign-object';
import type { ConsentAnswer } from '../decide-consent.ts';
import { asAnswer, CATEGORY, type ConsentSource, type SourceOptions } from './source.ts';

/** The global in which a script of the page stores its choice before our script has run. */
const EARLY_CHOICE = 'beckonConsent';

/**
 * The page's own choice, from `beckon.consent(…)` or the variable that was set before our script
 * ran.
 */
export function openPageChoice({
  window,
  onChange,
}: SourceOptions): ConsentSource & { set(choice: unknown): void } {
  let choiceSet = readChoice(readPath(window, EARLY_CHOICE));
  return {
    answer: () => choiceSet,
    set(choice) {
      choiceSet = readChoice(choice) ?? choiceSet;
      onChange();
    },
  };
}

function readChoice(choice: unknown): ConsentAnswer {
  return asAnswer(readPath(choice, CATEGORY)) ?? asAnswer(readPath(choice, 'granted'));
}
