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

function aVitestReport(...statuses) {
  const assertionResults = statuses.map((status, index) => ({
    fullName: `test ${index}`,
    status: status === 'flaky' ? 'passed' : status,
    failureMessages: status === 'passed' ? [] : ['expected 1 to be 2'],
  }));
  const numPassedTests = assertionResults.filter(({ status }) => status === 'passed').length;
  return { numPassedTests, testResults: [{ name: 'a.test.ts', status: '', assertionResults }] };
}

function aPlaywrightReport(...statuses) {
  const specs = statuses.map((status, index) => ({
    file: 'a.spec.ts',
    title: `test ${index}`,
    tests: [{ status }],
  }));
  // One of them in a group, as `test.describe` makes them.
  return { suites: [{ specs: specs.slice(1), suites: [{ specs: specs.slice(0, 1) }] }] };
}

test('tests that passed and that failed are counted, and those that failed are named', () => {
  expect(countVitest(report(aVitestReport('passed', 'failed', 'passed')), 1)).toEqual({
    passed: 2,
    failed: 1,
    failures: ['a.test.ts › test 1'],
    flaky: [],
  });
  expect(countPlaywright(report(aPlaywrightReport('unexpected', 'expected')), 1)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['a.spec.ts › test 0'],
    flaky: [],
  });
});

test('a test file that cannot be loaded is a failure', () => {
  const broken = aVitestReport('passed');
  broken.testResults.push({ name: 'b.test.ts', status: 'failed', assertionResults: [] });
  expect(countVitest(report(broken), 1)).toMatchObject({ failed: 1, failures: ['b.test.ts'] });
});

test('a run that is aborted without a report is a failure', () => {
  expect(countVitest('/nowhere/report.json', 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(countPlaywright('/nowhere/report.json', 0)).toMatchObject({ passed: 0, failed: 1 });
});

test('a run of no tests at all is a failure', () => {
  expect(countVitest(report(aVitestReport()), 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(countPlaywright(report(aPlaywrightReport()), 0)).toMatchObject({ passed: 0, failed: 1 });
});

test('an error code without a failed test is a failure', () => {
  expect(countVitest(report(aVitestReport('passed')), 1)).toMatchObject({ failed: 1 });
  expect(countPlaywright(report(aPlaywrightReport('expected')), 1)).toMatchObject({ failed: 1 });
});

test('a skipped test does not count as passed', () => {
  expect(countVitest(report(aVitestReport('passed', 'skipped')), 0)).toMatchObject({
    passed: 1,
    failed: 1,
  });
  expect(countPlaywright(report(aPlaywrightReport('expected', 'skipped')), 0)).toMatchObject({
    passed: 1,
    failed: 1,
  });
});

test('a test that passed on a retry counts as passed, and is named', () => {
  expect(countVitest(report(aVitestReport('passed', 'flaky')), 0)).toEqual({
    passed: 2,
    failed: 0,
    failures: [],
    flaky: ['a.test.ts › test 1'],
  });
  expect(countPlaywright(report(aPlaywrightReport('expected', 'flaky')), 0)).toEqual({
    passed: 2,
    failed: 0,
    failures: [],
    flaky: ['a.spec.ts › test 1'],
  });
});
