/** Calls all functions that stop something. */
export function stopAll(stops: readonly (() => void)[]): void {
  stops.forEach((stop) => stop());
}
