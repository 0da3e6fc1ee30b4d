import type { Reactions, AwaitedReactions } from './reactions.ts';

/** The reactions, if they are loaded. */
export interface KeptReactions {
  readonly now: () => Reactions | undefined;
  /** Runs with the reactions, once they are loaded. */
  use(run?: (loaded: Reactions) => void): void;
}

/** Keeps the reactions for answers once they are loaded. */
export function keepReactions(answers: AwaitedReactions): KeptReactions {
  let reactions: Reactions | undefined;
  return {
    now: () => reactions,
    use: (run) =>
      answers.use((loaded) => {
        reactions = loaded;
        run?.(loaded);
      }),
  };
}
