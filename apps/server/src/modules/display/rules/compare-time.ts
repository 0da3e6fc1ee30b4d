/** Steps between two looks at the clock. A step is one searched letter or one compared value. */
const STEPS_A_LOOK = 100_000;
/** The limit for all rules of one call, in ms of processor time after the first look at the clock. */
const LONGEST_MS = 10;

/**
 * The time that the rules of one call may take to compare texts. Owners write many values and
 * visitors send many long addresses, so neither may make others wait: once the time is used up, no
 * further rule holds. docs/decisions/0018.
 */
export class CompareTime {
  readonly #usedMs: () => number;
  #steps = 0;
  #startedMs: number | undefined;
  #isOver = false;

  constructor(usedMs: () => number = usedByThread) {
    this.#usedMs = usedMs;
  }

  /** Counts the steps of a comparison. False: there is no time left for it. */
  take(steps: number): boolean {
    this.#steps += steps;
    if (this.#steps > STEPS_A_LOOK) {
      this.#steps = 0;
      const now = this.#usedMs();
      this.#startedMs ??= now;
      this.#isOver ||= now - this.#startedMs > LONGEST_MS;
    }
    return !this.#isOver;
  }
}

/**
 * The processor time of this thread in ms. Elapsed time would also pass while the machine does
 * something else.
 */
export function usedByThread(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
