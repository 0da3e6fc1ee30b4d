import { existsSync } from 'node:fs';
import path from 'node:path';
import { requireArtefacts } from '../tools/build/build-artefacts.mjs';
import { runServer, SERVER_FILE } from '../tools/build/run-server.mjs';
import { installPackages } from '../tools/node/install-packages.mjs';

/**
 * `npm run backup -- <file>`, `npm run restore -- <file>` and `npm run move-to-postgres`. Builds
 * only if nothing is built yet: a backup must not replace files of the server that runs.
 */
const [command, file] = process.argv.slice(2);
if (!existsSync(SERVER_FILE)) {
  await installPackages();
  await requireArtefacts({ forTests: false });
}
// npm runs scripts in the folder of the repository, and says in INIT_CWD where it was called.
const words =
  file === undefined ? [command] : [command, path.resolve(process.env.INIT_CWD ?? '', file)];
process.exitCode = await runServer({ words });
