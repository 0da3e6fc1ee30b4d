import type { Clock } from '@beckon/host-page/clock';
import type { Guard } from '@beckon/host-page/guard';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** A file without which the page cannot go on; it is asked for until it comes. */
export interface AwaitedFile<File> {
  /** Runs with the file: at once where it is there, so that what a click allows is still allowed. */
  use(run: (file: File) => void): void;
  /** Never rejects. */
  readonly load: () => Promise<File>;
}

/**
 * `load` returns undefined where the file could not be had; it is asked again, ever more rarely, as
 * long as it is wanted.
 */
export function awaitFile<File>(
  load: () => Promise<File | undefined>,
  {
    clock,
    guard,
    isWanted = () => true,
  }: { readonly clock: Clock; readonly guard: Guard; readonly isWanted?: () => boolean },
): AwaitedFile<File> {
  let file: File | undefined;
  let coming: Promise<File> | undefined;
  const ask = async (pauseMs: number): Promise<File> => {
    file = await load();
    if (file !== undefined) return file;
    await new Promise<void>((resolve) =>
      clock.after(pauseMs, () => {
        if (isWanted()) resolve();
      }),
    );
    return ask(Math.min(pauseMs * 2, LONGEST_PAUSE_MS));
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
