import { describe, expect, it } from 'vitest';
import { createSend } from '@beckon/host-page/send';
import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { createCaller } from './caller.ts';

const TIMEOUT_MS = 15_000;

describe('what a failure means', () => {
  it.each([
    ['viewed', 0, 0],
    ['display', 1, 0],
    ['conversion', 0, 1],
  ] as const)('a failure of %s means %i lines and %i reports', async (name, lines, reports) => {
    const said: string[] = [];
    const reported: string[] = [];
    const log = { say: () => undefined, warn: (line: string) => void said.push(line) };
    const call = createCaller({
      send: createSend(
        () => Promise.resolve(new Response('', { status: 500 })),
        fakeClock(),
        TIMEOUT_MS,
      ),
      log,
      report: (where) => void reported.push(where),
    });
    expect(await call(name, { url: 'https://beckon.example/x' }, String)).toEqual({
      ok: false,
      error: { kind: 'status', status: 500, why: '' },
    });
    expect([said.length, reported.length]).toEqual([lines, reports]);
  });

  it('the line about a refused call contains the reason that the server gives', async () => {
    const said: string[] = [];
    const call = createCaller({
      send: createSend(
        () => Promise.resolve(new Response('{"message":"Not your site."}', { status: 403 })),
        fakeClock(),
        TIMEOUT_MS,
      ),
      log: { say: () => undefined, warn: (line: string) => void said.push(line) },
      report: () => undefined,
    });
    await call('display', { url: 'https://beckon.example/x' }, String);
    expect(said).toEqual(['display failed: status 403 {"message":"Not your site."}']);
  });
});
