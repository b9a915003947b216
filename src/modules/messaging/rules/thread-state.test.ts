import { expect, test } from 'vitest';
import { threadState, whyNotWrite } from './index.ts';

const ada = 1;
const cleo = 2;
const cleoWrote = { status: 'request', startedBy: cleo } as const;

test('a first contact is a request to one and has been asked for by the other', () => {
  expect(threadState(cleoWrote, ada)).toBe('request');
  expect(threadState(cleoWrote, cleo)).toBe('requested');
});

test('whoever asked does not learn that they were declined', () => {
  const declined = { ...cleoWrote, status: 'declined' } as const;
  expect(threadState(declined, cleo)).toBe('requested');
  expect(threadState(declined, ada)).toBe('declined');
  expect(whyNotWrite(declined, { personId: cleo, apart: false, sent: 1 })).toBe('request_waiting');
  expect(whyNotWrite(declined, { personId: ada, apart: false, sent: 0 })).toBeUndefined();
});

test('three messages wait for an answer, not four; an answer is always free', () => {
  expect(whyNotWrite(cleoWrote, { personId: cleo, apart: false, sent: 2 })).toBeUndefined();
  expect(whyNotWrite(cleoWrote, { personId: cleo, apart: false, sent: 3 })).toBe('request_waiting');
  expect(whyNotWrite(cleoWrote, { personId: ada, apart: false, sent: 0 })).toBeUndefined();
});

test('people apart do not write, in an open thread either', () => {
  const open = { status: 'open', startedBy: cleo } as const;
  expect(whyNotWrite(open, { personId: cleo, apart: true, sent: 9 })).toBe('cannot_write');
  expect(whyNotWrite(undefined, { personId: cleo, apart: true, sent: 0 })).toBe('cannot_write');
});
