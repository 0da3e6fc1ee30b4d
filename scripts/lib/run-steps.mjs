import { stopWatch } from './seconds.mjs';

async function runStep({ title, run }) {
  console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 60 - title.length))}`);
  const elapsed = stopWatch();
  const result = await run().catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  console.log(`${title}: ${result.failed === 0 ? 'passed' : 'FAILED'} in ${elapsed()}`);
  return { failures: result.failed === 0 ? [] : [title], flaky: [], ...result };
}

/**
 * Runs steps one after another, each under its own heading and to its end whatever the ones before
 * it did. A step is a title and `run`, which returns how many passed and failed, and may name them
 * in `failures` and `flaky`; one that throws has failed once. Returns the sums, and all names.
 */
export async function runSteps(steps) {
  const total = { passed: 0, failed: 0, failures: [], flaky: [] };
  for (const step of steps) {
    const { passed, failed, failures, flaky } = await runStep(step);
    total.passed += passed;
    total.failed += failed;
    total.failures.push(...failures);
    total.flaky.push(...flaky);
  }
  return total;
}
