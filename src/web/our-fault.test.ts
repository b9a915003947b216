import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router';
import { expect, test } from 'vitest';
import { ApiError } from './api/error.ts';
import { isOurFault } from './our-fault.ts';

test.each([
  ['a page that breaks', new TypeError('undefined is not a function'), true],
  ['a method that a page does not know', new ErrorResponseImpl(405, '', new Error('at "/b/secret"'), true), false],
  ['an address that is nobody’s', new ErrorResponseImpl(404, '', null), false],
  ['a page that says itself that it broke', new ErrorResponseImpl(500, '', null), true],
  ['a refusal that a page did not foresee', new ApiError(400, { message: 'No.' }), true],
  ['somebody who asks too often', new ApiError(429, { message: 'Wait.' }), false],
  ['what the API broke by, and wrote down', new ApiError(500, { message: 'Broken.' }), false],
  ['a database that is away', new ApiError(503, { message: 'Away.' }), false],
])('%s: our fault or not', (_what, error, ours) => {
  expect(isOurFault(error)).toBe(ours);
});
