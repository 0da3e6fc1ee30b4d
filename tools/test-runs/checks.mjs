import { findNode, toolEnvironment } from '../node/find-node.mjs';
import { inRepository } from '../node/repository.mjs';
import { runCommand } from '../node/run-command.mjs';

const bin = (name) => inRepository('node_modules', '.bin', name);
const script = (file) => [findNode(), [inRepository(file)]];

/**
 * Each looks at the whole repository and passes or fails as one. Those that use one core alone are
 * run beside another.
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

/** Steps for `runSteps`, one a check. */
export function checkSteps() {
  return allChecks().map((check) => ({
    title: check.title,
    runsBeside: check.usesOneCore === true,
    run: () => runCheck(check),
  }));
}

/** Runs one check; its output goes to the terminal, or comes back where another runs beside it. */
async function runCheck({ command: [program, args], usesOneCore = false }) {
  const { code, output } = await runCommand(program, args, {
    env: toolEnvironment(),
    quiet: usesOneCore,
  });
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}
