import { findNode, toolEnvironment } from './find-node.mjs';
import { inRepository } from './repository.mjs';
import { runCommand } from './run-command.mjs';

const bin = (name) => inRepository('node_modules', '.bin', name);
const script = (file) => [findNode(), [inRepository(file)]];

/** Each looks at the whole repository and passes or fails as one. */
export function allChecks() {
  return [
    { title: 'formatting', command: [bin('oxfmt'), ['--check']] },
    { title: 'types', command: [bin('tsc'), ['-b']] },
    { title: 'lint', command: [bin('oxlint'), ['--type-aware', '--deny-warnings']] },
    { title: 'conventions', command: script('scripts/conventions.mjs') },
    { title: 'import boundaries', command: script('tools/boundaries/check.mjs') },
    { title: 'dead code', command: [bin('knip'), ['--no-progress']] },
    { title: 'size budgets', command: script('scripts/size.mjs') },
  ];
}

/**
 * Runs one check, its output going to the terminal; returns how many passed and failed: one of the
 * two.
 */
export async function runCheck({ command: [program, args] }) {
  const { code } = await runCommand(program, args, { env: toolEnvironment() });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
