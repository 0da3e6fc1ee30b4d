import { requireArtefacts } from '../tools/build/build-artefacts.mjs';
import { installPackages } from '../tools/node/install-packages.mjs';

try {
  await installPackages();
  await requireArtefacts({ force: process.argv.includes('--force') });
  console.log('everything is built');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
