import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumAdvice, findChromium, installChromium } from './chromium.ts';
import { lineOf, runStep, type Outcome, type Step } from './steps.ts';
import { linesOf, sum, type Count } from './test-counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'uli-test-reports-'));
const notRunFile = join(folder, 'not-run.txt');
process.env['ULI_TEST_REPORTS'] = folder;
process.env['ULI_NOT_RUN_FILE'] = notRunFile;

const outcomes: Outcome[] = [];
const counts: Count[] = [];
const none: Count = { passed: 0, failed: 0, skipped: [], failures: [] };

/** Runs one step in the open; `report` names the count of tests that it leaves. */
async function run(name: string, command: Step['command'], report?: string): Promise<void> {
  console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`);
  const outcome = await runStep({ name, command }, true);
  outcomes.push(outcome);
  counts.push(countOf(outcome, join(folder, `${report}.json`)));
}

async function runProject(name: string): Promise<void> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(folder, `${name}.json`)}`];
  await run(name, ['vitest', 'run', `--project=${name}`, ...reporters], name);
}

async function runBrowser(): Promise<void> {
  const chromium = findChromium() ?? installChromium();
  if (chromium) {
    process.env['CHROMIUM_PATH'] = chromium;
    await runProject('browser');
  } else {
    outcomes.push({ name: 'browser', passed: false, seconds: 0, output: '' });
    counts.push({ ...none, failed: 1 });
    console.log(`\n${chromiumAdvice}`);
  }
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

await run('check', ['node', 'tools/check.ts'], 'unit');
// Some of the other tests request pages as well.
await run('build', ['node', 'tools/build.ts']);
const built = outcomes.at(-1)?.passed;
await runProject('http');
await runProject('faults');
if (built) {
  await run('script budgets', ['node', 'tools/check-budgets.ts']);
  await runBrowser();
}

console.log(`\n${outcomes.map(lineOf).join('\n')}`);
const left = notRunHere();
if (left.length > 0) console.log(`\nNot run here:\n${left.map((line) => `  ${line}`).join('\n')}`);
const failures = counts.flatMap((count) => count.failures);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map(linesOf).join('\n')}`);
rmSync(folder, { recursive: true, force: true });

const [passed, failed] = [
  counts.reduce((all, count) => all + count.passed, 0),
  counts.reduce((all, count) => all + count.failed, 0),
];
console.log(`\n${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
