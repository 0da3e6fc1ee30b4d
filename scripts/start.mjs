import { buildArtefacts } from '../tools/build/build-artefacts.mjs';
import { installPackages } from '../tools/node/install-packages.mjs';
import { runServer } from '../tools/build/run-server.mjs';

async function start() {
  await installPackages();
  const failed = await buildArtefacts({ forTests: false });
  if (failed.length > 0)
    throw new Error(`Beckon cannot start: ${failed.join(', ')} could not be built.`);
  return runServer();
}

try {
  process.exitCode = await start();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
