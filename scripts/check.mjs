import { requireArtefacts } from '../tools/build/build-artefacts.mjs';
import { checkSteps } from '../tools/test-runs/checks.mjs';
import { installPackages } from '../tools/node/install-packages.mjs';
import { runSteps } from '../tools/test-runs/run-steps.mjs';

await installPackages();
await requireArtefacts();
const { passed, failed } = await runSteps(checkSteps());
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
