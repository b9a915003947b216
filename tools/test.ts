import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumAdvice, findChromium, installChromium } from './chromium.ts';
import { lineOf, runStep, type Outcome, type Step } from './steps.ts';
import { linesOf, sum, type Count, type Failure } from './test-counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'uli-test-reports-'));
const notRunFile = join(folder, 'not-run.txt');
process.env['ULI_TEST_REPORTS'] = folder;
process.env['ULI_NOT_RUN_FILE'] = notRunFile;

const outcomes: Outcome[] = [];
const counts: Count[] = [];
const none: Count = { passed: 0, failed: 0, skipped: [], failures: [] };

const secondTries: Failure[] = [];

/** Runs one step in the open; `report` names the count of tests that it leaves. */
async function run(name: string, command: Step['command'], report?: string): Promise<void> {
  console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`);
  const outcome = await runStep({ name, command }, true);
  outcomes.push(outcome);
  counts.push(countOf(outcome, join(folder, `${report}.json`)));
}

async function runProject(name: string, files: readonly string[] = [], report = name): Promise<void> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(folder, `${report}.json`)}`];
  await run(report, ['vitest', 'run', `--project=${name}`, ...files, ...reporters], report);
}

async function runBrowser(): Promise<void> {
  const chromium = findChromium() ?? installChromium();
  if (chromium) {
    process.env['CHROMIUM_PATH'] = chromium;
    await runProject('browser');
    await tryAgain(counts.at(-1)!);
  } else {
    outcomes.push({ name: 'browser', passed: false, seconds: 0, output: '' });
    counts.push({ ...none, failed: 1 });
    console.log(`\n${chromiumAdvice}`);
  }
}

/** One or two files of browser tests get a second try; what fails only at the first is told at the end (decision 0024). */
async function tryAgain({ passed, failures }: Count): Promise<void> {
  const files = [...new Set(failures.map(({ file }) => file))];
  if (files.length === 0 || files.length > 2) return;
  await runProject('browser', files, 'browser again');
  const again = outcomes.pop()!;
  counts.pop();
  if (!again.passed) return;
  secondTries.push(...failures);
  outcomes.push({ ...outcomes.pop()!, passed: true });
  counts.pop();
  counts.push({ ...none, passed: passed + failures.length });
}

/** A step that fails without a failed test (types, a build, a crash) is one failure. */
function countOf({ passed }: Outcome, report: string): Count {
  const count = existsSync(report) ? sum(readFileSync(report, 'utf8')) : none;
  return !passed && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function notRunHere(): string[] {
  const said = existsSync(notRunFile) ? readFileSync(notRunFile, 'utf8').trimEnd().split('\n') : [];
  const unsaid = counts.flatMap(({ skipped }) => skipped).filter((name) => !said.some((line) => line.startsWith(name)));
  return [...new Set([...said, ...unsaid.map((name) => `${name}: skipped`)])];
}

function tell(title: string, failures: readonly Failure[]): void {
  if (failures.length > 0) console.log(`\n${title}:\n${failures.map(linesOf).join('\n')}`);
}

await run('check', ['node', 'tools/check.ts'], 'unit');
await runProject('http');
await runProject('faults');
await run('build', ['node', 'tools/build.ts']);
if (outcomes.at(-1)?.passed) {
  await run('script budgets', ['node', 'tools/check-budgets.ts']);
  await runBrowser();
}

console.log(`\n${outcomes.map(lineOf).join('\n')}`);
const left = notRunHere();
if (left.length > 0) console.log(`\nNot run here:\n${left.map((line) => `  ${line}`).join('\n')}`);
tell(
  'Failed',
  counts.flatMap(({ failures }) => failures),
);
tell('Passed only at the second try, each of them wants looking at', secondTries);
rmSync(folder, { recursive: true, force: true });

const [passed, failed] = [
  counts.reduce((all, count) => all + count.passed, 0),
  counts.reduce((all, count) => all + count.failed, 0),
];
console.log(`\n${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
