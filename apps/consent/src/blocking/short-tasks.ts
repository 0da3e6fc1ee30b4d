import { SHORT_TASK_MS } from '../timings.ts';

export interface ShortTasksDeps {
  /** The current time in ms. */
  readonly now: () => number;
  /** Runs the function in a new task. */
  readonly soon: (run: () => void) => void;
  /** The maximum time of a task in ms. */
  readonly taskMs?: number;
}

/**
 * The number of steps that run at once, however long they take, so that most pages need no pause.
 * Fifty scripts of a page can take 30 ms on a slow phone.
 */
const STEPS_AT_ONCE = 10;

/**
 * Runs one step after another. Returns true when a step returns false, because nothing is left to
 * do. When the task has lasted too long, returns false, and calls `resume` in a new task; the
 * caller then has to start again. Nothing runs until then.
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
    // A step may run code of the page, which may start more steps. A pause then applies to both.
    for (let done = 0; !isPaused; done += 1) {
      if (done >= STEPS_AT_ONCE && now() > endsAt) pause();
      else if (!step()) return true;
    }
    return false;
  };
}
