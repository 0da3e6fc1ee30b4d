import { mkdirSync, rmSync } from 'node:fs';
import { findNode, toolEnvironment } from '../node/find-node.mjs';
import { inRepository } from '../node/repository.mjs';
import { runCommand } from '../node/run-command.mjs';
import { countPlaywright, countVitest } from './test-reports.mjs';

function freshReport(name) {
  mkdirSync(inRepository('.cache', 'reports'), { recursive: true });
  const file = inRepository('.cache', 'reports', name);
  rmSync(file, { force: true });
  return file;
}

/** Runs all vitest projects; returns how many tests passed and failed. */
export async function runUnitTests(env, args = []) {
  const report = freshReport('vitest.json');
  const cli = inRepository('node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // Retries only if nobody watches the run: docs/decisions/0011.
  const retry = process.env.CI === undefined ? [] : ['--retry=1'];
  const { code } = await runCommand(findNode(), [cli, 'run', ...reporters, ...retry, ...args], {
    env: toolEnvironment(env),
  });
  return countVitest(report, code);
}

/** Runs the browser tests; returns how many passed and failed. */
export async function runBrowserTests(env, args = []) {
  const report = freshReport('playwright.json');
  const cli = inRepository('node_modules/@playwright/test/cli.js');
  const { code } = await runCommand(findNode(), [cli, 'test', '--reporter=list,json', ...args], {
    cwd: inRepository('e2e'),
    env: toolEnvironment({ ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  });
  return countPlaywright(report, code);
}
