import { spawn } from 'node:child_process';
import { once } from 'node:events';

const ADDRESS = /http:\/\/(?:127\.0\.0\.1|localhost):(\d+)/;

/**
 * Runs a node program and waits until it prints a loopback address. Answers the address, the resident memory in MB on
 * request, and `stop`.
 */
export async function startProcess(file, env = {}) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text;
      const found = ADDRESS.exec(printed);
      if (found !== null) resolve(found[1]);
    });
    child.once('exit', (code) => reject(new Error(`${file} ended with code ${code}:\n${printed}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGINT');
      await gone;
    },
  };
}
