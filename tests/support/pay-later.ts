import type { Page } from 'playwright-core';

/** Closes the question of what was paid, which comes once a visit is marked as completed; nothing is recorded. */
export async function payLater(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'What was paid?' });
  await question.getByRole('button', { name: 'Not now' }).click();
  await question.waitFor({ state: 'detached' });
}
