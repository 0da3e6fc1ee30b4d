import { buildArtefacts } from './lib/build-artefacts.mjs';
import { checkSteps } from './lib/checks.mjs';
import { installPackages } from './lib/install-packages.mjs';
import { runSteps } from './lib/run-steps.mjs';

await installPackages();
await buildArtefacts();
const { passed, failed } = await runSteps(checkSteps());
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
