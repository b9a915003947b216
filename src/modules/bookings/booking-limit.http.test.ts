import { expect, test } from 'vitest';
import { createStudio } from '#tests/support/studio.ts';

test('too many bookings from one guest’s address are a 429 that says when to try again', async () => {
  const limited = await createStudio({}, { ULI_RATE_LIMITS: 'on' });
  const answers = [];
  for (let hour = 0; hour < 11; hour++) {
    const day = 27 + Math.floor(hour / 8);
    answers.push(await limited.bookAsGuest(`2026-11-${day}T${String(9 + (hour % 8)).padStart(2, '0')}:00:00Z`));
  }
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  expect(Number(answers.at(-1)!.headers.get('retry-after'))).toBeGreaterThan(0);
  await limited.close();
});
