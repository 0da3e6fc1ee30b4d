import { findNode, toolEnvironment } from '../tools/node/find-node.mjs';
import { startPostgres } from '../tools/test-machine/postgres.mjs';
import { runCommand } from '../tools/node/run-command.mjs';

/**
 * `node scripts/with-postgres.mjs COMMAND …`: runs a command with TEST_DATABASE_URL set to a
 * temporary PostgreSQL.
 */
const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  console.error('Say which command: node scripts/with-postgres.mjs vitest run apps/server');
  process.exit(2);
}
const postgres = await startPostgres();
const env = toolEnvironment({ TEST_DATABASE_URL: postgres.url });
const { code } = await runCommand(command === 'node' ? findNode() : command, args, {
  env,
  input: 'inherit',
});
await postgres.stop();
process.exitCode = code;
