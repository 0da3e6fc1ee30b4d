import type { Clock } from '@beckon/host-page/clock';
import type { Guard } from '@beckon/host-page/guard';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** A file that the page cannot do without; it is requested until it is loaded. */
export interface AwaitedFile<File> {
  /**
   * Calls the function with the file. If the file is loaded, it does so at once, because some
   * actions are allowed only during a click.
   */
  use(run: (file: File) => void): void;
  /** Never rejects. Does not resolve before the file is loaded. */
  readonly load: () => Promise<File>;
}

interface AwaitedFileDeps {
  readonly clock: Clock;
  readonly guard: Guard;
  readonly report: (error: unknown) => void;
  readonly isWanted?: () => boolean;
}

/**
 * `load` returns undefined if the file could not be loaded. It is called again after longer and
 * longer pauses, as long as `isWanted` returns true.
 */
export function awaitFile<File>(
  load: () => Promise<File | undefined>,
  { clock, guard, report, isWanted = () => true }: AwaitedFileDeps,
): AwaitedFile<File> {
  let file: File | undefined;
  let coming: Promise<File> | undefined;
  const ask = async (pauseMs: number): Promise<File> => {
    // A file that came may still fail to run.
    const came = await load().catch(report);
    if (came) return (file = came);
    return new Promise((resolve) =>
      clock.after(pauseMs, () => {
        if (isWanted()) resolve(ask(Math.min(pauseMs * 2, LONGEST_PAUSE_MS)));
      }),
    );
  };
  const loadOnce = (): Promise<File> => (coming ??= ask(FIRST_PAUSE_MS));
  return {
    load: loadOnce,
    use(run) {
      if (file !== undefined) run(file);
      else void loadOnce().then(guard(run));
    },
  };
}
