import { expect, test } from 'vitest';
import { customUrlProblem, suggestAddresses } from './index.ts';

test('a taken wish is followed by what the person does and where', () => {
  const known = { username: 'ada.obi', fullName: 'Adá Ọbi', profession: 'Braider', city: 'Lagos, Nigeria' };
  const found = suggestAddresses('ada', known);
  expect(found.slice(0, 5)).toEqual(['ada-braider', 'ada-lagos', 'ada-obi', 'ada-obi-braider', 'braider-ada']);
  expect(found).not.toContain('ada');
});

test('whatever somebody is called, what is suggested can be an address', () => {
  const strange = { username: 'x_y', fullName: '名前', profession: 'A'.repeat(80), city: ' , ' };
  for (const address of suggestAddresses('settings', strange)) expect(customUrlProblem(address)).toBeUndefined();
});
