/**
 * Lets the server answer waiting requests before a long task continues. SQLite runs on the event
 * loop, so code that works through many rows does it in steps of some milliseconds, with this call
 * between them.
 */
export function letOthersRun(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
