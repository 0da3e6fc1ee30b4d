import { installWithApt, mayInstallWithApt } from './apt-install.mjs';
import { findNode, toolEnvironment } from '../node/find-node.mjs';
import { findProgram } from './find-program.mjs';
import { inRepository } from '../node/repository.mjs';
import { runCommand } from '../node/run-command.mjs';

/** Chromium without windows: the same engine, at half the processor time of the whole browser. */
const SHELL = 'chromium-headless-shell';
const WHOLE_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
// Without any font a page has no text to look at; this one has Latin and Hebrew.
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
 * A Chromium for the browser tests: BECKON_CHROMIUM, a headless shell (this machine's, else
 * Debian's), a whole browser, else Playwright's own download, for which the answer is undefined
 * (Playwright finds it by itself). Debian's whole browser is found too, for the test of the
 * back-forward cache, which the shell does not have. Throws when there is none and none can be
 * installed.
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
