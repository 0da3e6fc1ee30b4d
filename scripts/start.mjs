import { requireArtefacts } from '../tools/build/build-artefacts.mjs';
import { installPackages } from '../tools/node/install-packages.mjs';
import { runServer } from '../tools/build/run-server.mjs';

async function start() {
  await installPackages();
  await requireArtefacts({ forTests: false });
  return runServer();
}

try {
  process.exitCode = await start();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
