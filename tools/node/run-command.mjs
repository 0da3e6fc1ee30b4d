import { spawn } from 'node:child_process';
import { root } from './repository.mjs';

/**
 * Runs a program to its end. Resolves to its exit code and, with `quiet`, everything that it
 * printed. If the program cannot be started, the code is 127, and nothing is thrown.
 */
export function runCommand(
  command,
  args,
  { cwd = root, env = process.env, quiet = false, input = 'ignore' } = {},
) {
  return new Promise((resolve) => {
    let output = '';
    const stdio = quiet ? [input, 'pipe', 'pipe'] : [input, 'inherit', 'inherit'];
    const child = spawn(command, args, { cwd, env, stdio });
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 130 : 1), output }));
  });
}
