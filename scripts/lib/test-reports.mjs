import { readFileSync } from 'node:fs';

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // No report: the run broke off before its end.
    return undefined;
  }
}

/** A run that broke off, ran nothing, or ended badly though no test failed, counts as one failure. */
function withEnding({ passed, failed }, exitCode) {
  const endedBadly = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: endedBadly ? 1 : failed };
}

/**
 * Counts of a vitest JSON report. A test file that could not be loaded counts as one failure; so
 * does a skipped test.
 */
export function countVitest(file, exitCode) {
  const report = readReport(file);
  if (report === undefined) return { passed: 0, failed: 1 };
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed =
    report.numFailedTests + report.numPendingTests + report.numTodoTests + brokenFiles.length;
  return withEnding({ passed: report.numPassedTests, failed }, exitCode);
}

/**
 * Counts of a Playwright JSON report. Skipped tests count as failures. One that passed when tried
 * again has passed; the run's own list names it as flaky, for somebody to mend
 * (docs/decisions/0011).
 */
export function countPlaywright(file, exitCode) {
  const report = readReport(file);
  if (report === undefined) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withEnding({ passed: expected + flaky, failed: unexpected + skipped }, exitCode);
}
