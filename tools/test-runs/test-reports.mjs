import { readFileSync } from 'node:fs';
import path from 'node:path';

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // There is no report, because the run was aborted.
    return undefined;
  }
}

const NO_REPORT = { passed: 0, failed: 1, failures: ['the run broke off'], flaky: [] };

/** A run without any test, or with an error code although no test failed, counts as one failure. */
function withEnding(result, exitCode) {
  const endedBadly = result.failed === 0 && (exitCode !== 0 || result.passed === 0);
  if (!endedBadly) return result;
  return { ...result, failed: 1, failures: [`the run ended with code ${exitCode}`] };
}

/**
 * Counts and names of a vitest JSON report. A test file that could not be loaded counts as one
 * failure; so does a skipped test. A test that passed on a retry counts as passed, and is named as
 * flaky (docs/decisions/0011).
 */
export function countVitest(file, exitCode) {
  const report = readReport(file);
  if (report === undefined) return NO_REPORT;
  const files = report.testResults.map((file) => ({
    ...file,
    name: path.relative(process.cwd(), file.name),
  }));
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, title: `${name} › ${test.fullName}` })),
  );
  const titlesOf = (isWanted) => tests.filter(isWanted).map(({ title }) => title);
  const brokenFiles = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failures = [
    ...titlesOf(({ status }) => status !== 'passed'),
    ...brokenFiles.map(({ name }) => name),
  ];
  return withEnding(
    {
      passed: report.numPassedTests,
      failed: failures.length,
      failures,
      flaky: titlesOf((test) => test.status === 'passed' && test.failureMessages.length > 0),
    },
    exitCode,
  );
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/**
 * Counts and names of a Playwright JSON report. Skipped tests count as failures. A test that passed
 * on a retry counts as passed, and is named as flaky (docs/decisions/0011).
 */
export function countPlaywright(file, exitCode) {
  const report = readReport(file);
  if (report === undefined) return NO_REPORT;
  const tests = report.suites
    .flatMap(specsOf)
    .flatMap((spec) =>
      spec.tests.map(({ status }) => ({ status, title: `${spec.file} › ${spec.title}` })),
    );
  const titlesOf = (...states) =>
    tests.filter(({ status }) => states.includes(status)).map(({ title }) => title);
  const failures = titlesOf('unexpected', 'skipped');
  const flaky = titlesOf('flaky');
  const passed = tests.length - failures.length;
  return withEnding({ passed, failed: failures.length, failures, flaky }, exitCode);
}
