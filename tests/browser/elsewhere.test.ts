import { expect, test } from 'vitest';
import { openArtist, registerAt } from '#tests/support/artist.ts';
import { openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test.each([
  ['São Paulo', 'America/Sao_Paulo', 'São Paulo time'],
  [null, 'America/New_York', 'New York time'],
])('whose work is found in %s, in %s, has their time called %s', async (city, timeZone, called) => {
  const { url } = stage.program;
  const name = called.replaceAll(/\W/g, '').toLowerCase() + (city ?? '').length;
  const artist = await openArtist(url, name, { timeZone });
  expect((await artist.call('PATCH', '/api/user', { city })).status).toBe(200);
  await registerAt(url, `of${name}`);
  const window = await signedIn(stage.browser, url, `of${name}`, { width: 360 });
  const page = await openAlive(window, `/explore?q=${name}`);
  await page
    .locator('li[data-person]')
    .filter({ hasText: `@${name}` })
    .getByText(called, { exact: true })
    .waitFor();
  await window.close();
});
