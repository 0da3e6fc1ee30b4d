import { findNode, toolEnvironment } from '../node/find-node.mjs';
import { inRepository } from '../node/repository.mjs';
import { runCommand } from '../node/run-command.mjs';

const bin = (name) => inRepository('node_modules', '.bin', name);
const script = (file) => [findNode(), [inRepository(file)]];

/**
 * All checks. Each one checks the complete repository, and passes or fails as a whole. Checks that
 * use only one core run in parallel with another one.
 */
export function allChecks() {
  return [
    { title: 'formatting', command: [bin('oxfmt'), ['--check']] },
    { title: 'types', command: [bin('tsc'), ['-b']] },
    { title: 'lint', command: [bin('oxlint'), ['--type-aware', '--deny-warnings']] },
    { title: 'conventions', command: script('tools/conventions/check.mjs'), usesOneCore: true },
    {
      title: 'import boundaries',
      command: script('tools/boundaries/check.mjs'),
      usesOneCore: true,
    },
    { title: 'dead code', command: [bin('knip'), ['--no-progress']], usesOneCore: true },
    { title: 'size budgets', command: script('tools/sizes/check.mjs'), usesOneCore: true },
  ];
}

/** Steps for `runSteps`, one per check. */
export function checkSteps() {
  return allChecks().map((check) => ({
    title: check.title,
    runsBeside: check.usesOneCore === true,
    run: () => runCheck(check),
  }));
}

/**
 * Runs one check. Its output goes to the terminal, or is returned if another check runs in
 * parallel.
 */
async function runCheck({ command: [program, args], usesOneCore = false }) {
  const { code, output } = await runCommand(program, args, {
    env: toolEnvironment(),
    quiet: usesOneCore,
  });
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}
