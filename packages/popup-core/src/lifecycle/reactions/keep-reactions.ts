import type { Reactions, AwaitedReactions } from './reactions.ts';

/** The reactions to the visitor's actions, as far as they are loaded. */
export interface KeptReactions {
  readonly now: () => Reactions | undefined;
  /** Calls `run` with the reactions: at once if they are loaded, otherwise after loading. */
  readonly use: (run?: (loaded: Reactions) => void) => void;
}

/** Remembers the reactions after they are loaded, so that `now` can return them. */
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
