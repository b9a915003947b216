import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Presses the first or the last free time that a sheet shows, where a finger would: on its label, once it stands still.
 * Answers the absolute start that is chosen then.
 */
export async function chooseTime(sheet: Locator, which: 'first' | 'last' = 'first'): Promise<string> {
  const slots = sheet.locator('label:has(input[name="slot"])');
  const slot = which === 'first' ? slots.first() : slots.last();
  await slot.click();
  const radio = slot.getByRole('radio');
  await expect.poll(() => radio.isChecked()).toBe(true);
  return (await radio.getAttribute('value'))!;
}
