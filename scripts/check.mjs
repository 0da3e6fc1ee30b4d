import { buildArtefacts } from './lib/build-artefacts.mjs';
import { allChecks, runCheck } from './lib/checks.mjs';
import { installPackages } from './lib/install-packages.mjs';
import { runSteps } from './lib/run-steps.mjs';

await installPackages();
await buildArtefacts();
const { passed, failed } = await runSteps(
  allChecks().map((check) => ({ title: check.title, run: () => runCheck(check) })),
);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
