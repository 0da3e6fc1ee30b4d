import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { artefacts } from './artefacts.mjs';
import { compressFiles } from './compress-files.mjs';
import { findNode, toolEnvironment } from '../node/find-node.mjs';
import { fingerprintOf } from './fingerprint.mjs';
import { oneBuildAtATime } from './one-build-at-a-time.mjs';
import { inRepository } from '../node/repository.mjs';
import { runCommand } from '../node/run-command.mjs';
import { stopWatch } from '../test-runs/seconds.mjs';
import { writeNotices } from './write-notices.mjs';

const VITE_BUILD = ['node_modules/vite/bin/vite.js', 'build'];
const stampFolder = inRepository('.cache', 'build');
const stampFile = (name) => `${stampFolder}/${name}.stamp`;

function currentStamp({ inputs, workspace, isMarked }) {
  const recording = isMarked ? (process.env.RECORD_LATE_FUNCTIONS ?? '') : '';
  return fingerprintOf(inputs, `${workspace} ${process.env.WIDGET_RUNTIME ?? ''} ${recording}`);
}

function isFresh(artefact) {
  if (!existsSync(inRepository(artefact.proof)) || !existsSync(stampFile(artefact.name)))
    return false;
  return readFileSync(stampFile(artefact.name), 'utf8') === currentStamp(artefact);
}

function missingSource({ needs }) {
  return needs.find((file) => !existsSync(inRepository(file)));
}

async function build(artefact, say) {
  const label = artefact.name.padEnd(10);
  const missing = missingSource(artefact);
  if (missing !== undefined) {
    say(`${label} skipped: ${missing} is not there`);
    return false;
  }
  const elapsed = stopWatch();
  // Read before the build, so that a file that is written meanwhile makes the next start build
  // again.
  const stamp = currentStamp(artefact);
  say(`${label} building …`);
  // If the build is interrupted, the files of the last one may be gone.
  rmSync(stampFile(artefact.name), { force: true });
  const [tool, ...args] = artefact.command ?? VITE_BUILD;
  const { code, output } = await runCommand(findNode(), [inRepository(tool), ...args], {
    cwd: inRepository(artefact.workspace),
    env: toolEnvironment({ NODE_ENV: 'production', NO_COLOR: '1' }),
    quiet: true,
  });
  if (code !== 0 || !existsSync(inRepository(artefact.proof))) {
    say(output);
    say(`${label} failed after ${elapsed()}`);
    return false;
  }
  if (artefact.notices !== undefined) writeNotices(inRepository(artefact.notices), artefact.copies);
  if (artefact.compressed !== undefined) await compressFiles(inRepository(artefact.compressed));
  writeFileSync(stampFile(artefact.name), stamp);
  say(`${label} built in ${elapsed()}`);
  return true;
}

/**
 * Builds stale artefacts, two at a time, and prints a line for each. Returns the names of those
 * that could not be built.
 */
export async function buildArtefacts({ say = console.log, force = false, forTests = true } = {}) {
  mkdirSync(stampFolder, { recursive: true });
  const stale = () =>
    artefacts.filter(
      (artefact) => (forTests || !artefact.isForTests) && (force || !isFresh(artefact)),
    );
  if (stale().length === 0) return [];
  // Another process may have built them while this one waited.
  return oneBuildAtATime(stampFolder, say, () => buildAll(stale(), say));
}

async function buildAll(waiting, say) {
  const failed = [];
  const worker = async () => {
    for (let artefact = waiting.shift(); artefact !== undefined; artefact = waiting.shift()) {
      if (!(await build(artefact, say))) failed.push(artefact.name);
    }
  };
  await Promise.all([worker(), worker()]);
  return failed;
}

/**
 * Builds stale artefacts as `buildArtefacts` does. Rejects with their names if some cannot be
 * built.
 */
export async function requireArtefacts(options) {
  const failed = await buildArtefacts(options);
  if (failed.length > 0) throw new Error(`${failed.join(', ')} could not be built`);
}
