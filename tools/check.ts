import { runSteps, type Step } from './steps.ts';

const reports = process.env['ULI_TEST_REPORTS'];
const report = reports ? ['--reporter=default', '--reporter=json', `--outputFile.json=${reports}/unit.json`] : [];

/** The longest first, so that the two lanes end together. */
const steps: readonly Step[] = [
  { name: 'unit tests', command: ['vitest', 'run', '--project=unit', ...report] },
  // Checkers beside each other each work out the same types again: on two cores, one is done sooner than four.
  { name: 'types', command: ['tsc', '--noEmit', '--checkers', '1'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings', '--report-unused-disable-directives'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'grid', command: ['node', 'tools/grid/check-grid.ts'] },
  { name: 'picture', command: ['node', 'tools/draw-architecture.ts', '--check'] },
  { name: 'documents', command: ['node', 'tools/check-documents.ts'] },
  { name: 'messages', command: ['node', 'tools/check-messages.ts'] },
];

const began = performance.now();
const outcomes = await runSteps(steps);
const failed = outcomes.filter(({ passed }) => !passed);
for (const { name, output } of failed) console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}\n${output.trim()}`);
const seconds = ((performance.now() - began) / 1000).toFixed(1);
console.log(
  failed.length > 0 ? `\n${failed.length} of ${outcomes.length} failed, ${seconds} s` : `\nAll passed, ${seconds} s`,
);
if (failed.length > 0) process.exitCode = 1;
