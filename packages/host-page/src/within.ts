import type { Clock } from './clock.ts';

/** The value of the promise if it resolves in time; undefined if it is late or fails. Never rejects. */
export function within<Value>(
  clock: Clock,
  ms: number,
  coming: Promise<Value>,
): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const stop = clock.after(ms, () => resolve(undefined));
    const end = (value?: Value): void => {
      stop();
      resolve(value);
    };
    coming.then(end, () => end());
  });
}
