import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const MAIN = path.join(import.meta.dirname, 'main.ts');
/** Starting is quick, but the machine of the tests may be busy. */
const LIFE_LIMIT_MS = 60_000;
/** The environment of the started server. It contains none of our settings. */
const FROM_OUTSIDE = {
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
};
const RENDERER = path.resolve(import.meta.dirname, '../../../packages/templates/dist/render.js');

let folder: string;
let running: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'beckon-main-'));
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  running = [];
  await rm(folder, { recursive: true, force: true });
});

interface Run {
  readonly child: ChildProcess;
  /** Resolves with the server's address once it prints that it is running. */
  readonly url: Promise<string>;
  readonly ended: Promise<{
    readonly code: number | null;
    readonly out: string;
    readonly err: string;
  }>;
}

function start(env: Record<string, string>): Run {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    cwd: folder,
    env: { ...FROM_OUTSIDE, PORT: '0', LIMIT_CALLS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let [out, err] = ['', ''];
  const ended = once(child, 'close').then(([code]) => ({
    // Null if a signal ended it.
    code: typeof code === 'number' ? code : null,
    out,
    err,
  }));
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      const address = /Dashboard\s+(http:\S+)\//.exec(out)?.[1];
      if (address !== undefined && out.includes('Ctrl-C')) resolve(address);
    });
    void ended.then(() => reject(new Error(`It ended: ${err}`)));
  });
  url.catch(() => {}); // Runs that are meant to fail never have an address.
  return { child, url, ended };
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

describe('a start that fails says why in one line', { timeout: LIFE_LIMIT_MS }, () => {
  const failing = async (env: Record<string, string>) => {
    const { code, err, out } = await start(env).ended;
    expect(out).toBe('');
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
    return err.trim();
  };

  test('a bad setting', async () => {
    expect(await failing({ PORT: 'eighty' })).toBe(
      'PORT must be a number from 0 to 65535, not "eighty".',
    );
  });

  test('a data folder that cannot be written', async () => {
    await writeFile(path.join(folder, 'file'), '');
    expect(await failing({ DATA_DIR: path.join(folder, 'file', 'data') })).toBe(
      `The data folder ${path.join(folder, 'file', 'data')} cannot be written (ENOTDIR). Choose another with DATA_DIR.`,
    );
  });

  test.runIf(existsSync(RENDERER))('a file that is not a database', async () => {
    await writeFile(
      path.join(folder, 'beckon.sqlite'),
      'this is a letter, not a database. '.repeat(100),
    );
    expect(await failing({ DATA_DIR: folder })).toMatch(
      /^The database in .+ cannot be used: file is not a database\.$/,
    );
  });

  test.runIf(existsSync(RENDERER))('a database server that is not there', async () => {
    expect(await failing({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:9/beckon' })).toBe(
      'The database of DATABASE_URL cannot be reached (ECONNREFUSED).',
    );
  });

  test.runIf(existsSync(RENDERER))('a taken port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const taken = { PORT: String(port), PUBLIC_URL: 'http://popups.example', DATA_DIR: folder };
    expect(await failing(taken)).toBe(
      `Port ${port} on 127.0.0.1 is taken. Stop what runs there, or choose another: PORT=${port + 1} npm start`,
    );
    other.close();
    // The failed start has created no demo, so this start still prints the demo's password.
    const next = start({ ...taken, PORT: '0' });
    await next.url;
    next.child.kill('SIGINT');
    expect((await next.ended).out).toMatch(/demo@beckon\.local {3}[\w-]{12}\n/);
  });

  test('an invalid address', async () => {
    expect(await failing({ HOST: '999.1.1.1' })).toBe(
      'HOST must be an address of this machine such as 0.0.0.0, not "999.1.1.1".',
    );
  });
});

// Needs the built templates, which the test command builds before any test.
describe.runIf(existsSync(RENDERER))('a running server', { timeout: LIFE_LIMIT_MS }, () => {
  const signIn = (url: string) =>
    fetch(`${url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ email: 'demo@beckon.local', password: 'beckon-demo' }),
    });

  test('the first run makes the demo and says how to sign in; Ctrl-C ends it in order; the second run keeps it', async () => {
    const first = start({});
    const url = await first.url;
    expect((await fetch(`${url}/demos/plain/`)).status).toBe(200);
    const cookie = (await signIn(url)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const { sites } = (await (
      await fetch(`${url}/api/owner/sites`, { headers: { cookie } })
    ).json()) as { sites: { id: string; clientId: string }[] };
    const { popups } = (await (
      await fetch(`${url}/api/owner/sites/${sites[0]?.id}/popups`, { headers: { cookie } })
    ).json()) as { popups: { status: string }[] };
    expect(popups.map(({ status }) => status)).toEqual(['active', 'active', 'active']);
    const shown = (await (
      await fetch(`${url}/api/display/${sites[0]?.clientId}`, {
        method: 'POST',
        body: new URLSearchParams({ poptin_viewed_url: `${url}/demos/plain/` }),
      })
    ).json()) as { poptins: { poptin_name: string }[] };
    expect(shown.poptins.map((popup) => popup.poptin_name)).toEqual(['Newsletter']);
    first.child.kill('SIGINT');
    const { code, out, err } = await first.ended;
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('demo@beckon.local   beckon-demo');

    const second = start({});
    const again = await second.url;
    const stillIn = await fetch(`${again}/api/owner/me`, { headers: { cookie } });
    expect(stillIn.status).toBe(200);
    second.child.kill('SIGTERM');
    expect(await second.ended).toMatchObject({
      code: 0,
      out: expect.stringContaining('demo@beckon.local   beckon-demo'),
    });
  });

  test('a server that gets SIGTERM as soon as it listens ends in order', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await new Promise((resolve) => {
      other.close(resolve);
    });
    const run = start({ PORT: String(port) });
    while (!(await isReady(port)) && run.child.exitCode === null);
    run.child.kill('SIGTERM');
    expect(await run.ended).toMatchObject({ code: 0, err: '' });
  });

  test('the server starts with an empty store without the demo and its pages, and lets the first owner sign up', async () => {
    const run = start({ SEED_DEMO: '0' });
    const url = await run.url;
    expect((await fetch(`${url}/demos/plain/`)).status).toBe(404);
    expect(await (await fetch(`${url}/api/owner/setup`)).json()).toEqual({
      success: true,
      isFirstRun: true,
      maySignUp: true,
      sendsMail: false,
    });
    expect((await signIn(url)).status).toBe(401);
    run.child.kill('SIGINT');
    const { out } = await run.ended;
    expect(out).toContain(`${url}/sign-up`);
    expect(out).not.toContain('/demos/');
  });

  test('a second server on the same data folder is refused in one line; after a kill -9 the folder is free again', async () => {
    const first = start({ DATA_DIR: folder });
    const url = await first.url;
    const second = await start({ DATA_DIR: folder }).ended;
    expect([second.code, second.out, second.err]).toEqual([
      1,
      '',
      `Another Beckon runs on the data folder ${folder}. Stop it first, or choose another folder with DATA_DIR.\n`,
    ]);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    first.child.kill('SIGKILL');
    await first.ended;
    const third = start({ DATA_DIR: folder });
    expect((await fetch(`${await third.url}/readyz`)).status).toBe(200);
    third.child.kill('SIGTERM');
    expect((await third.ended).code).toBe(0);
  });

  test('later starts print the password of the demo only as long as it opens it', async () => {
    const firstStart = start({ PUBLIC_URL: 'http://popups.example' });
    await firstStart.url;
    firstStart.child.kill('SIGINT');
    await firstStart.ended;
    const withoutPublicUrl = start({});
    const url = await withoutPublicUrl.url;
    expect((await signIn(url)).status).toBe(401);
    withoutPublicUrl.child.kill('SIGINT');
    const { out } = await withoutPublicUrl.ended;
    expect(out).toContain('demo@beckon.local and the password that an earlier start printed');
    expect(out).not.toContain('beckon-demo');
  });

  test('without mail, the link for a new password is printed also when nothing is logged', async () => {
    const run = start({ LOG_LEVEL: 'silent' });
    const url = await run.url;
    const asked = await fetch(`${url}/api/auth/request-password-reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ email: 'demo@beckon.local' }),
    });
    expect(asked.status).toBe(200);
    run.child.kill('SIGINT');
    expect((await run.ended).out).toMatch(/An owner asked for a new password.* http:\/\/\S+\n/);
  });

  test('the demo gets a password of its own, printed only in the terminal, when others can reach the server', async () => {
    const run = start({ PUBLIC_URL: 'http://popups.example' });
    expect(await run.url).toBe('http://popups.example');
    run.child.kill('SIGINT');
    const { out } = await run.ended;
    expect(out).toMatch(/demo@beckon\.local {3}[\w-]{12}\n/);
    expect(out).not.toContain('beckon-demo\n');
  });
});
