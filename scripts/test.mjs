import { browserEnv } from '../tools/test-machine/browser-env.mjs';
import { buildArtefacts } from '../tools/build/build-artefacts.mjs';
import { checkSteps } from '../tools/test-runs/checks.mjs';
import { installPackages } from '../tools/node/install-packages.mjs';
import { startPostgres } from '../tools/test-machine/postgres.mjs';
import { runSteps } from '../tools/test-runs/run-steps.mjs';
import { stopWatch } from '../tools/test-runs/seconds.mjs';
import { runBrowserTests, runUnitTests } from '../tools/test-runs/test-runs.mjs';

// Nobody watches this run, so a failed test is retried (docs/decisions/0011).
process.env.CI ??= '1';

// This also ends the temporary database, which stops at the `exit` event of this process.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

async function setUp() {
  await installPackages();
  const notBuilt = await buildArtefacts();
  return { notBuilt, env: await browserEnv() };
}

async function unitTestsWithDatabase() {
  if (process.env.TEST_DATABASE_URL) return runUnitTests({});
  const postgres = await startPostgres();
  try {
    return await runUnitTests({ TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function runEverything() {
  const { notBuilt, env } = await setUp();
  const total = await runSteps([
    {
      title: 'build',
      run: async () => ({ passed: notBuilt.length === 0 ? 1 : 0, failed: notBuilt.length }),
    },
    ...checkSteps(),
    { title: 'unit, store and server tests', run: unitTestsWithDatabase },
    { title: 'browser tests', run: () => runBrowserTests(env) },
  ]);
  return total;
}

const elapsed = stopWatch();
const total = await runEverything().catch((error) => {
  console.error(error.message);
  return { passed: 0, failed: 1, failures: [error.message], flaky: [] };
});

// These lines are printed last, so that a log that is cut off at its beginning still has them.
for (const title of total.flaky) console.log('passed when tried again:', title);
for (const title of total.failures) console.log(`FAILED: ${title}`);
console.log(`\nin ${elapsed()}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
