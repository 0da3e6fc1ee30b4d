import type { AnswerRules, AwaitedRules } from './answer-rules.ts';

/** The rules, if they are loaded. */
export interface KeptRules {
  readonly now: () => AnswerRules | undefined;
  /** Runs with the rules, once they are loaded. */
  use(run?: (loaded: AnswerRules) => void): void;
}

/** Keeps the rules for answers once they are loaded. */
export function keepRules(answers: AwaitedRules): KeptRules {
  let rules: AnswerRules | undefined;
  return {
    now: () => rules,
    use: (run) =>
      answers.use((loaded) => {
        rules = loaded;
        run?.(loaded);
      }),
  };
}
