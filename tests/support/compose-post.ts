import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isSound } from './signed-in.ts';

const photos = ['braids-01', 'braids-02', 'braids-03'].map((name) => `public/demo/photos/${name}-480.webp`);

/**
 * Posts three photos with a service from the page where one writes a post: the third is described and becomes the second,
 * the first is described as said. Answers the post's address.
 */
export async function composePost(page: Page, { first }: { first?: string } = {}): Promise<string> {
  await page.setInputFiles('input[type=file]', photos);
  if (first !== undefined) await page.getByLabel('What does photo 1 show?').fill(first);
  await page.getByLabel('What does photo 3 show?').fill('A coiled plait on a plate.');
  await page.getByRole('button', { name: 'Move photo 3 up' }).click();
  expect(await page.getByLabel('What does photo 2 show?').inputValue()).toBe('A coiled plait on a plate.');
  await page.getByLabel('Caption').fill('Fresh parts. #knotless');
  // It keeps itself after each rest: what is waited for is the one with the last change.
  const kept = page.waitForResponse((answer) => /"serviceId":\d/.test(answer.request().postData() ?? ''));
  await page.getByLabel('Service').selectOption({ index: 1 });
  await kept;
  await page.getByText('Draft saved').waitFor();
  await isSound(page);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.waitForURL(/\/post\/\d+$/);
  // It is out; that somebody may not see it is said beside, with a way to mend it.
  const said = first === undefined ? /^2 photos are not described\./ : /^One photo is not described\./;
  await page.getByText(said).first().waitFor();
  await page.getByRole('button', { name: 'Describe' }).waitFor();
  await page.getByText('Fresh parts.').first().waitFor();
  await isSound(page);
  return new URL(page.url()).pathname;
}
