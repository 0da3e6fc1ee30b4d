/** A build that ended without releasing the folder is over after this time. */
const LOST_AFTER_MS = 60_000;
const ASK_AGAIN_MS = 500;

/**
 * Runs the work while no other process builds with the same folder of stamps, so that two commands
 * do not write the same files. Waits for the other process, and says so once.
 */
export async function oneBuildAtATime(folder, say, work) {
  // Commands import this file before they have installed the packages.
  const { lock } = await import('proper-lockfile');
  const options = { stale: LOST_AFTER_MS, lockfilePath: `${folder}/lock` };
  const release = await lock(folder, options).catch(async (error) => {
    if (error.code !== 'ELOCKED') throw error;
    say('Another command builds these files. Waiting for it …');
    const retries = { forever: true, minTimeout: ASK_AGAIN_MS, factor: 1 };
    return lock(folder, { ...options, retries });
  });
  try {
    return await work();
  } finally {
    await release();
  }
}
