import { expect, test, vi } from 'vitest';
import type { Log } from '#platform/log';
import { logBrokenPage } from './log-requests.ts';

test('a page that breaks is written down with its kind of address and where it broke, and with nobody’s secret', () => {
  const log = { error: vi.fn() };
  const error = new TypeError('No visit with the link t0ken of ada@example.com');
  logBrokenPage(log as unknown as Log, 'https://uli.example/b/t0ken?mail=ada@example.com', error);
  expect(log.error).toHaveBeenCalledOnce();
  const line = JSON.stringify(log.error.mock.calls);
  expect(line).toContain('a page broke');
  expect(line).toContain('TypeError');
  expect(line).toContain('"route":"/b/…"');
  expect(line).toContain('log-requests.test.ts');
  expect(line).not.toMatch(/t0ken|ada@/);
});
