import { SHORT_TASK_MS } from '../timings.ts';

export interface ShortTasksDeps {
  /** Milliseconds. */
  readonly now: () => number;
  /** Runs it in a task of its own. */
  readonly soon: (run: () => void) => void;
  /** Milliseconds that a task may take. */
  readonly taskMs?: number;
}

/**
 * This many steps are done at once whatever they cost, so that most pages need no pause. Fifty
 * scripts of a page can take 30 ms on a slow phone.
 */
const STEPS_AT_ONCE = 10;

/**
 * Does one step after another. When a step returns false, there is nothing to do now, and this
 * returns true. When a task has lasted long enough, this returns false and calls `resume` in a task
 * of its own, which has to ask again. Until then nothing more is done.
 */
export function createShortTasks(
  { now, soon, taskMs = SHORT_TASK_MS }: ShortTasksDeps,
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
    const endsAt = now() + taskMs;
    // A step may run code of the page, which may ask for more steps. A pause then counts for both.
    for (let done = 0; !isPaused; done += 1) {
      if (done >= STEPS_AT_ONCE && now() > endsAt) pause();
      else if (!step()) return true;
    }
    return false;
  };
}
