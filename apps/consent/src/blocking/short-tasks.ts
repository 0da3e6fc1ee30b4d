import { SHORT_TASK_MS } from '../timings.ts';

export interface ShortTasksDeps {
  /** Milliseconds. */
  readonly now: () => number;
  /** Runs it in a task of its own. */
  readonly soon: (run: () => void) => void;
}

/** So many steps are done at once whatever they cost, so that most pages know no pause. */
const STEPS_AT_ONCE = 50;

/**
 * Does step after step until one says by `false` that there is nothing to do now; the answer is
 * then `true`. When a task has lasted long enough the answer is `false`, and `resume` is called in
 * a task of its own, which has to ask again; until then nothing more is done.
 */
export function createShortTasks(
  { now, soon }: ShortTasksDeps,
  step: () => boolean,
  resume: () => void,
): () => boolean {
  let isPaused = false;
  const pause = (): void => {
    isPaused = true;
    soon(() => {
      isPaused = false;
      resume();
    });
  };
  return () => {
    const endsAt = now() + SHORT_TASK_MS;
    // A step may run code of the page, and that ask for more steps, which pause for both.
    for (let done = 0; !isPaused; done += 1) {
      if (done >= STEPS_AT_ONCE && now() > endsAt) pause();
      else if (!step()) return true;
    }
    return false;
  };
}
