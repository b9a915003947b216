import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What one run of tests came to. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Full names of tests that were skipped. */
  readonly skipped: readonly string[];
  readonly failures: readonly Failure[];
}

export interface Failure {
  /** Path of the file. */
  readonly file: string;
  /** Full name of the test; nothing where the file broke before its tests ran. */
  readonly test?: string;
  /** What went wrong, without where. */
  readonly message: string;
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Reads a report of vitest's json reporter; a file that broke before its tests ran counts as one failure. */
export function sum(json: string): Count {
  const report = JSON.parse(json) as Report;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const ran = report.testResults.filter((file) => !broken.includes(file)).flatMap((file) => file.assertionResults);
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        file: name,
        test: fullName,
        message: plain(failureMessages.join('\n')),
      })),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: ran.filter(({ status }) => status === 'skipped').map(({ fullName }) => fullName),
    failures: [...failed, ...broken.map(({ name, message }) => ({ file: name, message: plain(message) }))],
  };
}

/** Without colours and without the stack. */
function plain(message: string): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .slice(0, 12)
    .join('\n')
    .trim();
}

/** Two lines and more: where, and what. */
export function linesOf({ file, test, message }: Failure): string {
  const where = [relative(process.cwd(), file), test].filter(Boolean).join(' › ');
  return `${where}\n${message.replaceAll(/^/gm, '    ')}`;
}
