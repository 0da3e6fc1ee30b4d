import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 10;

/**
 * Makes display calls at a steady pace, whether or not the earlier ones were answered, until
 * `stop`, which returns how long they waited (ms).
 */
export function watchDisplay(url, { path, headers, body }) {
  const waits = [];
  const under = new Set();
  let isStopped = false;
  const ask = async () => {
    const from = performance.now();
    const response = await fetch(url + path, { method: 'POST', headers, body });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`display was refused: ${response.status}`);
    waits.push(performance.now() - from);
  };
  const asking = (async () => {
    while (!isStopped) {
      const one = ask().finally(() => under.delete(one));
      under.add(one);
      await wait(EVERY_MS);
    }
    await Promise.all(under);
  })();
  return {
    async stop() {
      isStopped = true;
      await asking;
      waits.sort((one, other) => one - other);
      const at = (share) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))];
      return { p50: at(0.5), p99: at(0.99), max: waits.at(-1), calls: waits.length };
    },
  };
}
