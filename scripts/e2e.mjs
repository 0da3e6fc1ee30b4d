import { browserEnv } from '../tools/test-machine/browser-env.mjs';
import { requireArtefacts } from '../tools/build/build-artefacts.mjs';
import { installPackages } from '../tools/node/install-packages.mjs';
import { runBrowserTests } from '../tools/test-runs/test-runs.mjs';

/** `npm run e2e -- widget/closing`: only the browser tests, or some of them. */
await installPackages();
await requireArtefacts();
const { passed, failed } = await runBrowserTests(await browserEnv(), process.argv.slice(2));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
