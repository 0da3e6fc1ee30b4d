import { installWithApt, mayInstallWithApt } from './apt-install.mjs';
import { findNode, toolEnvironment } from '../node/find-node.mjs';
import { findProgram } from './find-program.mjs';
import { inRepository } from '../node/repository.mjs';
import { runCommand } from '../node/run-command.mjs';

/** Chromium without windows: the same engine, with half the processor time of the complete browser. */
const SHELL = 'chromium-headless-shell';
const WHOLE_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
// Without a font, a page shows no text. This font has Latin and Hebrew letters.
const FONTS = 'fonts-dejavu-core';

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

const shellHere = () => findProgram([SHELL], process.env.BECKON_CHROMIUM);
const wholeHere = () => findProgram(WHOLE_BROWSERS);

/**
 * Finds a Chromium for the browser tests, in this order: BECKON_CHROMIUM, a headless shell (on this
 * machine, or from Debian), a complete browser, Playwright's own download. Undefined for the
 * download, because Playwright finds it itself. Debian's complete browser is installed, too, for
 * the test of the back-forward cache, which the shell does not have. Throws if there is none and
 * none can be installed.
 */
export async function findBrowser(say = console.log) {
  const isComplete = shellHere() !== undefined && wholeHere() !== undefined;
  if (!isComplete && mayInstallWithApt()) {
    say('browser    installing chromium …');
    await installWithApt([SHELL, 'chromium', FONTS]);
  }
  const found = shellHere() ?? wholeHere();
  if (found === undefined) await downloadBrowser();
  return found;
}
