import { installWithApt, mayInstallWithApt } from './apt-install.mjs';
import { findNode, toolEnvironment } from './find-node.mjs';
import { findProgram } from './find-program.mjs';
import { inRepository } from './repository.mjs';
import { runCommand } from './run-command.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const browserOnThisMachine = () => findProgram(NAMES, process.env.BECKON_CHROMIUM);

async function downloadBrowser() {
  const cli = inRepository('node_modules/playwright/cli.js');
  const { code, output } = await runCommand(findNode(), [cli, 'install', 'chromium'], {
    env: toolEnvironment(),
    quiet: true,
  });
  if (code !== 0)
    throw new Error(
      `${output}\nNo browser for the tests: install chromium, or set BECKON_CHROMIUM to a Chromium.`,
    );
}

/**
 * A Chromium for the browser tests: BECKON_CHROMIUM, one of this machine, one from Debian, else
 * Playwright's own download, for which the answer is undefined (Playwright finds it by itself).
 * Throws when there is none to be had.
 */
export async function findBrowser(say = console.log) {
  const found = browserOnThisMachine();
  if (found !== undefined) return found;
  say('browser    installing chromium …');
  // Without any font a page has no text to look at; this one has Latin and Hebrew.
  if (mayInstallWithApt() && (await installWithApt(['chromium', 'fonts-dejavu-core'])))
    return browserOnThisMachine();
  await downloadBrowser();
  return undefined;
}
