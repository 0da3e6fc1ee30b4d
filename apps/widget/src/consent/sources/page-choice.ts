import { readPath } from '@beckon/host-page/page/foreign-object';
import type { ConsentAnswer } from '../decide-consent.ts';
import { asAnswer, CATEGORY, type ConsentSource, type SourceOptions } from './source.ts';

/** Where a script of the page leaves its choice when ours has not run yet. */
const EARLY_CHOICE = 'beckonConsent';

/** What the page itself says, by `beckon.consent(…)` or, before our script is there, by a variable. */
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
