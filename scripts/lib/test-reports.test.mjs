import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './test-reports.mjs';

function report(content) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'beckon-report-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitest = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
};
const playwright = { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 } };

test('passed and failed tests are counted', () => {
  expect(countVitest(report({ ...vitest, numFailedTests: 2 }), 1)).toEqual({
    passed: 3,
    failed: 2,
  });
  expect(countPlaywright(report({ stats: { ...playwright.stats, unexpected: 1 } }), 1)).toEqual({
    passed: 4,
    failed: 1,
  });
});

test('a test file that cannot be loaded is a failure', () => {
  const broken = { ...vitest, testResults: [{ status: 'failed', assertionResults: [] }] };
  expect(countVitest(report(broken), 1)).toEqual({ passed: 3, failed: 1 });
});

test('a run that breaks off without a report is a failure', () => {
  expect(countVitest('/nowhere/report.json', 0)).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright('/nowhere/report.json', 0)).toEqual({ passed: 0, failed: 1 });
});

test('a run of no tests at all is a failure', () => {
  expect(countVitest(report({ ...vitest, numPassedTests: 0 }), 0)).toEqual({
    passed: 0,
    failed: 1,
  });
});

test('a bad ending without a failed test is a failure', () => {
  expect(countVitest(report(vitest), 1)).toEqual({ passed: 3, failed: 1 });
});

test('a skipped test does not count as passed', () => {
  expect(countVitest(report({ ...vitest, numPendingTests: 1 }), 0)).toEqual({
    passed: 3,
    failed: 1,
  });
  expect(countPlaywright(report({ stats: { ...playwright.stats, skipped: 1 } }), 0)).toEqual({
    passed: 4,
    failed: 1,
  });
});

test('a browser test that passed when tried again has passed', () => {
  expect(countPlaywright(report({ stats: { ...playwright.stats, flaky: 1 } }), 0)).toEqual({
    passed: 5,
    failed: 0,
  });
});
