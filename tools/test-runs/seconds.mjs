/** Starts a stop-watch; calling the answer gives the time since then, for example `1.4 s`. */
export function stopWatch() {
  const startedAt = performance.now();
  return () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}
