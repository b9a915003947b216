import { expect, test } from 'vitest';
import { isLoopback } from './loopback.ts';

test.each(['localhost', 'LOCALHOST', 'uli.localhost', '127.0.0.1', '127.8.8.8', '::1', '[::1]'])(
  '%s is the local machine',
  (host) => expect(isLoopback(host)).toBe(true),
);

test.each(['0.0.0.0', '::', '192.168.1.4', 'uli.example', 'localhost.example', '127.0.0.1.example', ''])(
  '%s can be reached from other machines',
  (host) => expect(isLoopback(host)).toBe(false),
);
