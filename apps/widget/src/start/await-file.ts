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

/**
 * `load` returns undefined if the file could not be loaded. It is called again after longer and
 * longer pauses, as long as `isWanted` returns true.
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
