import { expect, test } from 'vitest';
import { registerAt } from '#tests/support/artist.ts';
import { isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test('a lookbook says how it is filled; once it is public its address can be handed on', async () => {
  const cleo = await registerAt(stage.program.url, 'cleo');
  const { id } = (await cleo.call('POST', '/api/lookbooks', { name: 'The wedding' })).body;
  const window = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 360 });
  await window.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await openAlive(window, `/lookbook/${id}`);
  await page.getByText(/or open its three dots, and choose this lookbook\.$/).waitFor();
  const share = page.getByRole('main').getByRole('button', { name: 'Share', exact: true });
  expect(await share.count()).toBe(0);
  await page.getByRole('button', { name: 'Edit lookbook' }).click();
  await page.getByRole('switch', { name: 'Public' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await share.click();
  await page.getByText('Link copied').first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${stage.program.url}/lookbook/${id}`);
  await isSound(page);
  await window.close();
});
