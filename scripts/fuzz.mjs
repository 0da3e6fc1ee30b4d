import { findNode, toolEnvironment } from '../tools/node/find-node.mjs';
import { inRepository } from '../tools/node/repository.mjs';
import { runCommand } from '../tools/node/run-command.mjs';

/**
 * `npm run fuzz -- 20000 7`: sends this many random calls per database over every route. The same
 * seed makes the same calls. Exits with 1 at the first answer that is a 5xx, and prints its call.
 */
const [runs = '20000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
console.log(`${runs} calls a database, seed ${seed}`);
const { code } = await runCommand(
  findNode(),
  [
    inRepository('scripts/with-postgres.mjs'),
    'vitest',
    'run',
    'apps/server/src/whole-server/every-route.fuzz.test.ts',
  ],
  { env: toolEnvironment({ FUZZ_RUNS: runs, FUZZ_SEED: seed }), input: 'inherit' },
);
process.exitCode = code;
