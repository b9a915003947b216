import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linesOf, sum } from './test-counts.ts';

const path = join(process.cwd(), 'tests/some.test.ts');
const file = (status: string, ...tests: [string, string, string?][]) => ({
  name: path,
  status,
  message: status === 'failed' ? 'Error: no such module' : '',
  assertionResults: tests.map(([fullName, outcome, message]) => ({
    fullName,
    status: outcome,
    failureMessages: message ? [message] : [],
  })),
});
const report = (numPassedTests: number, numFailedTests: number, ...testResults: ReturnType<typeof file>[]) =>
  JSON.stringify({ numPassedTests, numFailedTests, testResults });

test('passed and failed tests are counted, skipped ones named', () => {
  const message = '\u001b[31mError: 2 is not 3\u001b[39m\n    at somewhere.ts:1:2';
  const json = report(1, 1, file('failed', ['one', 'passed'], ['two', 'failed', message], ['three', 'skipped']));
  const counted = sum(json);
  expect(counted).toMatchObject({ passed: 1, failed: 1, skipped: ['three'] });
  expect(counted.failures.map(linesOf)).toEqual(['tests/some.test.ts › two\n    Error: 2 is not 3']);
});

test('a file that breaks before its tests is one failure, and its tests are not called skipped', () => {
  const counted = sum(report(0, 0, file('failed', ['one', 'skipped'])));
  expect(counted).toMatchObject({ passed: 0, failed: 1, skipped: [] });
  expect(counted.failures.map(linesOf)).toEqual(['tests/some.test.ts\n    Error: no such module']);
});
