import { stopWatch } from './seconds.mjs';

/**
 * Runs steps one after another, each under its own heading and to its end whatever the ones before
 * it did. A step is a title and `run`, which returns how many passed and failed; one that throws
 * has failed once.
 */
export async function runSteps(steps) {
  const total = { passed: 0, failed: 0 };
  for (const { title, run } of steps) {
    console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 60 - title.length))}`);
    const elapsed = stopWatch();
    const { passed, failed } = await run().catch((error) => {
      console.error(error);
      return { passed: 0, failed: 1 };
    });
    total.passed += passed;
    total.failed += failed;
    console.log(`${title}: ${failed === 0 ? 'passed' : 'FAILED'} in ${elapsed()}`);
  }
  return total;
}
