import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Makes display calls at a steady pace, whether or not earlier ones were answered, until `stop`.
 * `stop` returns how long they waited (ms) and rejects if one failed. Runs in a separate thread, so
 * that the other work of the caller is not measured.
 */
export function watchDisplay(url, { path, headers, body }) {
  const worker = new Worker(new URL('ask-steadily.mjs', import.meta.url), {
    workerData: { url: url + path, call: { method: 'POST', headers, body } },
  });
  const asked = once(worker, 'message');
  // `stop` reports a failed call. Until then the caller continues, because its own error says more.
  asked.catch(() => {});
  return {
    async stop() {
      worker.postMessage('stop');
      const [waits] = await asked;
      waits.sort((one, other) => one - other);
      const at = (share) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))];
      return { p50: at(0.5), p99: at(0.99), max: waits.at(-1), calls: waits.length };
    },
  };
}
