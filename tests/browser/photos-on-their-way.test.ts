import { beforeAll, expect, test } from 'vitest';
import { registerAt } from '#tests/support/artist.ts';
import { holdCalls } from '#tests/support/hold-calls.ts';
import { isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

// Whoever presses before the last photo is up means it: it goes on by itself.

const stage = setStage();
const photos = ['braids-01', 'braids-02'].map((name) => `public/demo/photos/${name}-480.webp`);
const waiting = 'A photo is still on its way. Wait a moment.';

beforeAll(async () => {
  await registerAt(stage.program.url, 'ada', { accountType: 'business' });
});

async function opened(path: string) {
  const page = await openAlive(await signedIn(stage.browser, stage.program.url, 'ada'), path);
  return { page, held: await holdCalls(page, '**/api/media') };
}

test('the first works are published once the last of them is up', async () => {
  const { page, held } = await opened('/onboarding/works');
  await page.setInputFiles('input[type=file]', photos);
  await page.getByLabel('What does photo 1 show?').fill('Braids.');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('status').getByText(waiting).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await isSound(page);
  held.letGo();
  await page.waitForURL('**/onboarding/link');
  await page.context().close();
});

test('photos that are taken away meanwhile are not waited for', async () => {
  const { page, held } = await opened('/onboarding/works');
  await page.setInputFiles('input[type=file]', photos.slice(0, 1));
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByText(waiting).waitFor();
  await page.getByRole('button', { name: /^Remove photo/ }).click();
  await page.getByText(waiting).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/onboarding/works');
  held.letGo();
  await page.context().close();
});

test('a post goes out once its photo is up, and a photo that breaks off is told', async () => {
  const { page, held } = await opened('/create');
  await page.setInputFiles('input[type=file]', photos.slice(0, 1));
  await page.getByLabel('What does photo 1 show?').fill('Braids.');
  const post = page.getByRole('button', { name: 'Post', exact: true });
  await post.click();
  await page.getByRole('status').getByText(waiting).waitFor();
  await isSound(page);
  held.letGo();
  await page.waitForURL(/\/post\/\d+$/);
  await page.context().close();

  const again = await opened('/create');
  await again.page.setInputFiles('input[type=file]', photos.slice(0, 1));
  await again.page.getByLabel('What does photo 1 show?').fill('Braids.');
  await again.page.getByRole('button', { name: 'Post', exact: true }).click();
  await again.page.getByText(waiting).waitFor();
  again.held.breakOff();
  await again.page.getByText(waiting).waitFor({ state: 'detached' });
  await again.page.getByRole('alert').first().waitFor();
  expect(new URL(again.page.url()).pathname).toBe('/create');
  await again.page.context().close();
});
