import { afterEach, expect, test, vi } from 'vitest';
import { runSteps } from './run-steps.mjs';

afterEach(() => vi.restoreAllMocks());

const PASSED = { passed: 1, failed: 0 };

/** A step that logs when it begins and ends. It ends when `until` resolves. */
function aStep(title, log, { until = Promise.resolve(), ...more } = {}) {
  const run = async () => {
    log.push(`${title} begins`);
    await until;
    log.push(`${title} ends`);
    return { ...PASSED, output: `all that ${title} says` };
  };
  return { title, run, ...more };
}

test('steps that may run in parallel run two at a time, the others alone', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const log = [];
  const first = Promise.withResolvers();
  const second = Promise.withResolvers();
  const running = runSteps([
    aStep('types', log),
    aStep('conventions', log, { runsBeside: true, until: first.promise }),
    aStep('boundaries', log, { runsBeside: true, until: second.promise }),
    aStep('sizes', log, { runsBeside: true }),
    aStep('unit tests', log),
  ]);
  await vi.waitFor(() => expect(log).toContain('boundaries begins'));
  expect(log).not.toContain('sizes begins');
  second.resolve();
  await vi.waitFor(() => expect(log).toContain('sizes ends'));
  expect(log).not.toContain('unit tests begins');
  first.resolve();
  expect(await running).toMatchObject({ passed: 5, failed: 0 });
  expect(log.slice(0, 2)).toEqual(['types begins', 'types ends']);
  expect(log.slice(-2)).toEqual(['unit tests begins', 'unit tests ends']);
});

test('a step that runs in parallel prints all its output under its own heading', async () => {
  const said = [];
  vi.spyOn(console, 'log').mockImplementation((line) => said.push(line));
  await runSteps([
    aStep('conventions', [], { runsBeside: true }),
    aStep('boundaries', [], { runsBeside: true }),
  ]);
  expect(said.filter((line) => line.includes('all that'))).toEqual([
    expect.stringMatching(/conventions ─+\nall that conventions says$/u),
    expect.stringMatching(/boundaries ─+\nall that boundaries says$/u),
  ]);
});

test('a step that throws counts as one failure, and the steps after it still run', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = { title: 'broken', run: () => Promise.reject(new Error('no such program')) };
  expect(await runSteps([broken, aStep('next', [])])).toEqual({
    passed: 1,
    failed: 1,
    failures: ['broken'],
    flaky: [],
  });
});

test('the names of failed and of flaky tests are collected from all steps', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const stepWith = (result) => ({ title: 'tests', run: async () => ({ ...PASSED, ...result }) });
  expect(
    await runSteps([
      stepWith({ failed: 1, failures: ['a.test.ts › fails'], flaky: ['a.test.ts › is flaky'] }),
      stepWith({ flaky: ['b.spec.ts › is flaky'] }),
    ]),
  ).toMatchObject({
    failures: ['a.test.ts › fails'],
    flaky: ['a.test.ts › is flaky', 'b.spec.ts › is flaky'],
  });
});
