import { expect, test } from 'vitest';
import { addDeviceMark, createDeviceMark, deviceOfMarks } from './device-mark.ts';

const secret = 'the secret';

test('a mark identifies the browser for its own account only', () => {
  const ada = createDeviceMark(secret, 1001);
  const cleo = createDeviceMark(secret, 1002);
  const kept = addDeviceMark(cleo, ada);
  expect(deviceOfMarks(secret, kept, 1001)).toBe(ada.split('.').slice(0, 2).join('.'));
  expect(deviceOfMarks(secret, kept, 1002)).toBeDefined();
  expect(deviceOfMarks(secret, kept, 1003)).toBeUndefined();
  expect(deviceOfMarks(secret, '', 1001)).toBeUndefined();
});

test('a forged or modified mark identifies no browser', () => {
  const ada = createDeviceMark(secret, 1001);
  expect(deviceOfMarks(secret, ada.replace('1001', '1002'), 1002)).toBeUndefined();
  expect(deviceOfMarks('another secret', ada, 1001)).toBeUndefined();
  expect(deviceOfMarks(secret, `${ada}x`, 1001)).toBeUndefined();
});

test('signing in again replaces the mark of that account, and a browser keeps four accounts at most', () => {
  const kept = [1, 2, 3, 4, 5, 5].reduce((marks, id) => addDeviceMark(marks, createDeviceMark(secret, id)), '');
  expect(kept.split('~').map((one) => one.split('.')[0])).toEqual(['5', '4', '3', '2']);
});
