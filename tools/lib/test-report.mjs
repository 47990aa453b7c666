import { existsSync, readFileSync } from 'node:fs';

/** Lines of a failure that the summary repeats. */
const SUMMARY_LINES = 12;
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/**
 * Reads the JSON report of `kind` (vitest, playwright): how many tests passed and failed, and each
 * failure in a few lines. A run without a report counts as one failure.
 */
export function readReport(file, kind) {
  if (!existsSync(file)) return { passed: 0, failed: 1, failures: ['The run left no report.'] };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return kind === 'playwright' ? ofPlaywright(report) : ofVitest(report);
}

function ofVitest({ numPassedTests, numFailedTests, testResults }) {
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [failure(name, message)];
    return failed.map((test) =>
      failure(`${name} > ${test.fullName}`, test.failureMessages.join('\n')),
    );
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

function ofPlaywright({ stats, suites, errors }) {
  const failures = suites.flatMap(failedSpecs).map(({ file, title, tests }) => {
    const results = tests.flatMap(({ results: runs }) => runs);
    const messages = results.flatMap((run) => run.errors.map((error) => error.message));
    return failure(`${file} > ${title}`, messages.join('\n'));
  });
  const outside = errors.map((error) => failure('outside of a test', error.message));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: [...failures, ...outside],
  };
}

function failedSpecs({ specs = [], suites = [] }) {
  return [...specs.filter(({ ok }) => !ok), ...suites.flatMap(failedSpecs)];
}

function failure(where, message) {
  const lines = message.replace(COLOURS, '').split('\n');
  return [where, ...lines.slice(0, SUMMARY_LINES).map((line) => `    ${line}`)].join('\n');
}
