import { expect, test } from 'vitest';
import { sum } from './test-counts.ts';

const file = (status: string, ...tests: [string, string][]) => ({
  status,
  assertionResults: tests.map(([fullName, outcome]) => ({ fullName, status: outcome })),
});
const report = (numPassedTests: number, numFailedTests: number, ...testResults: ReturnType<typeof file>[]) =>
  JSON.stringify({ numPassedTests, numFailedTests, testResults });

test('passed and failed tests are counted, skipped ones named', () => {
  const json = report(1, 1, file('failed', ['one', 'passed'], ['two', 'failed'], ['three', 'skipped']));
  expect(sum(json)).toEqual({ passed: 1, failed: 1, skipped: ['three'] });
});

test('a file that breaks before its tests is one failure, and its tests are not called skipped', () => {
  expect(sum(report(0, 0, file('failed', ['one', 'skipped'])))).toEqual({ passed: 0, failed: 1, skipped: [] });
});
