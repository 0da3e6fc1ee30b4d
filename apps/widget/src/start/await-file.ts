import type { Clock } from '@beckon/host-page/clock';
import type { Guard } from '@beckon/host-page/guard';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** A file that the page cannot do without; it is requested until it is loaded. */
export interface AwaitedFile<File> {
  /** Runs with the file: at once if it is loaded, so that what a click allows is still allowed. */
  use(run: (file: File) => void): void;
  /** Never rejects. */
  readonly load: () => Promise<File>;
}

/**
 * `load` returns undefined if the file could not be loaded; it is called again, after longer and
 * longer waits, as long as the file is wanted.
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
