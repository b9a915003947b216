import { expect, test } from 'vitest';
import { csvLine, decimalAmount, exportName, readyFor, statusAt } from './index.ts';

test('a client list holds every name as it is, and runs none as a formula', () => {
  expect(csvLine(['Gina', 'a, "b"\nc', null, 3])).toBe('Gina,"a, ""b""\nc",,3\r\n');
  expect(csvLine(['+44 20 7946 0000'])).toBe('+44 20 7946 0000\r\n');
  for (const name of ['=HYPERLINK(1)', '+A1', '+1-1', '-1', '@sum', '\tx'])
    expect(csvLine([name])).toBe(`'${name}\r\n`);
});

test('an amount is a number of whole units, with the decimals of its currency', () => {
  expect(decimalAmount(6050, 'GBP')).toBe('60.50');
  expect(decimalAmount(6050, 'JPY')).toBe('6050');
  expect(csvLine([decimalAmount(6050, 'KWD')])).toBe('6.050\r\n');
});

test('a file is named by its owner and the day', () => {
  expect(exportName('Ada_O.', Date.UTC(2026, 10, 26))).toBe('uli-ada_o.-2026-11-26.zip');
  expect(exportName('é"/', 0)).toBe('uli-data-1970-01-01.zip');
});

test('an export that nobody fetches, or that falls silent, reads as stopped', () => {
  const asked = { status: 'ready' as const, createdAt: 0, changedAt: 0 };
  expect(statusAt(asked, readyFor - 1)).toBe('ready');
  expect(statusAt(asked, readyFor)).toBe('stopped');
  const running = { status: 'running' as const, createdAt: 0, changedAt: 1_000_000 };
  expect(statusAt(running, 1_060_000)).toBe('running');
  expect(statusAt(running, 1_200_000)).toBe('stopped');
  expect(statusAt({ ...running, status: 'finished' }, 9_000_000)).toBe('finished');
});
