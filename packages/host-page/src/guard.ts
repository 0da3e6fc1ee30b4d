import { attempt } from './attempt.ts';

/**
 * Wraps a function that the browser or the page calls (listener, timer, public function), so that
 * no error in it reaches the host page.
 */
export type Guard = <Args extends readonly unknown[]>(
  run: (...args: Args) => void,
) => (...args: Args) => void;

/** `report` gets each caught error. If `report` itself throws, that error is dropped. */
export function createGuard(report: (error: unknown) => void): Guard {
  return (run) =>
    (...args) => {
      try {
        run(...args);
      } catch (error) {
        // The host page must not suffer if the reporter fails.
        attempt(() => report(error));
      }
    };
}
