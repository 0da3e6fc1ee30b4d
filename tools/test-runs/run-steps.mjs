import { stopWatch } from './seconds.mjs';

/**
 * Runs steps one after another, each under its own heading. Each step runs, even if an earlier one
 * failed. Consecutive steps with `runsBeside` run two at a time. A step has a title and `run`,
 * which returns how many tests passed and failed, and the output that it did not print. It may name
 * tests in `failures` and `flaky`. A step that throws counts as one failure. Returns the sums, and
 * all names. If a failed step names no test, its title is used.
 */
export async function runSteps(steps) {
  const total = { passed: 0, failed: 0, failures: [], flaky: [] };
  const waiting = [...steps];
  const runNext = async () => {
    const { passed, failed, failures, flaky } = await runStep(waiting.shift());
    total.passed += passed;
    total.failed += failed;
    total.failures.push(...failures);
    total.flaky.push(...flaky);
  };
  const runNeighbours = async () => {
    while (waiting[0]?.runsBeside) await runNext();
  };
  while (waiting.length > 0) {
    if (waiting[0].runsBeside) await Promise.all([runNeighbours(), runNeighbours()]);
    else await runNext();
  }
  return total;
}

async function runStep({ title, run, runsBeside = false }) {
  const heading = `\n── ${title} ${'─'.repeat(Math.max(0, 60 - title.length))}`;
  if (!runsBeside) console.log(heading);
  const elapsed = stopWatch();
  const { passed, failed, output, failures, flaky } = await run().catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  // The output of two parallel steps is not mixed: each is printed when its step ends.
  if (runsBeside) console.log(heading + (output ? `\n${output.trimEnd()}` : ''));
  console.log(`${title}: ${failed === 0 ? 'passed' : 'FAILED'} in ${elapsed()}`);
  return {
    passed,
    failed,
    failures: failures ?? (failed === 0 ? [] : [title]),
    flaky: flaky ?? [],
  };
}
