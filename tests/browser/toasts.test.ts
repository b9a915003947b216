import { expect, test } from 'vitest';
import { openArtist } from '#tests/support/artist.ts';
import { openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test('a toast that cannot be shown takes no page away', async () => {
  const ada = await openArtist(stage.program.url, 'ada');
  const window = await signedIn(stage.browser, stage.program.url, 'ada');
  const asked: string[] = [];
  await window.route(/\/toast-region-/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const page = await openAlive(window, '/settings/profile');
  const nameNow = async () => (await ada.call('GET', '/api/user')).body.fullName;
  const rename = async (name: string) => {
    await page.getByLabel('Full name').fill(name);
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect.poll(nameNow).toBe(name);
  };
  await rename('Ada Byron');
  // It is tried a second time before it is given up.
  await expect.poll(() => asked.length, { timeout: 10_000 }).toBe(2);
  await rename('Ada King');
});
