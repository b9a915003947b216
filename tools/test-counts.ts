/** What one run of tests came to. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Full names of tests that were skipped. */
  readonly skipped: readonly string[];
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Reads a report of vitest's json reporter; a file that broke before its tests ran counts as one failure. */
export function sum(json: string): Count {
  const report = JSON.parse(json) as Report;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const ran = report.testResults.filter((file) => !broken.includes(file)).flatMap((file) => file.assertionResults);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: ran.filter(({ status }) => status === 'skipped').map(({ fullName }) => fullName),
  };
}
