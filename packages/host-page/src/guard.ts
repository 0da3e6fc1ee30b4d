/**
 * Wraps an entrance from outside (listener, timer, public call), so that nothing it does throws
 * into the host page.
 */
export type Guard = <Args extends readonly unknown[]>(
  run: (...args: Args) => void,
) => (...args: Args) => void;

/** `report` gets what was caught; it is not trusted either. */
export function createGuard(report: (error: unknown) => void): Guard {
  return (run) =>
    (...args) => {
      try {
        run(...args);
      } catch (error) {
        reportSafely(report, error);
      }
    };
}

function reportSafely(report: (error: unknown) => void, error: unknown): void {
  try {
    report(error);
  } catch {
    // The host page must not suffer from a reporter that fails.
  }
}
