import { expect, test } from 'vitest';
import { isLocalInstall, isOwnMachine } from './outbox-access.ts';

test.each([
  ['http://localhost:3000', undefined, true],
  ['http://127.0.0.1:3000', undefined, true],
  ['http://[::1]:3000', undefined, true],
  ['http://uli.localhost', undefined, true],
  ['http://localhost:3000', 'smtp://mail.example', false],
  ['https://uli.example', undefined, false],
  ['http://localhost.example', undefined, false],
  ['http://192.168.1.4:3000', undefined, false],
])('an installation at %s with SMTP_URL %s keeps its mails to itself: %s', (url, smtpUrl, local) => {
  expect(isLocalInstall({ url, smtpUrl })).toBe(local);
});

test.each([
  ['localhost', '127.0.0.1', false, true],
  ['127.0.0.1', '::ffff:127.0.0.1', false, true],
  ['[::1]', '::1', false, true],
  ['rebound.example', '127.0.0.1', false, false],
  ['localhost', '192.168.1.9', false, false],
  ['localhost', '127.0.0.1', true, false],
])('a request for %s from %s (forwarded: %s) is from the machine itself: %s', (host, address, forwarded, own) => {
  expect(isOwnMachine({ host, address, forwarded })).toBe(own);
});
