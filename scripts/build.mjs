import { buildArtefacts } from '../tools/build/build-artefacts.mjs';
import { installPackages } from '../tools/node/install-packages.mjs';

try {
  await installPackages();
  const failed = await buildArtefacts({ force: process.argv.includes('--force') });
  console.log(failed.length === 0 ? 'everything is built' : `not built: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
