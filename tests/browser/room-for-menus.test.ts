import { expect, test } from 'vitest';
import { openArtist } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test.each([true, false])('a menu opens over its button where there is no room below, scripts: %s', async (scripts) => {
  const artist = await openArtist(stage.program.url, `ada${scripts ? 'with' : 'without'}`);
  // So much is said of them that there is more room over the button than the menu takes.
  await artist.call('PATCH', '/api/user', { bio: 'Fine lines, healed and not forgotten. '.repeat(12).trim() });
  const window = await openWindow(stage.browser, stage.program.url, { width: 390, touch: true, scripts });
  const page = await window.newPage();
  await page.goto(`/u/${artist.username}`);
  const share = page.getByRole('main').getByRole('button', { name: 'Share' });
  const { y, height } = (await share.boundingBox())!;
  await page.setViewportSize({ width: 390, height: Math.ceil(y + height) + 20 });
  // Pressed where it is: a pointer would first move the page, so that the bar at the bottom is not in its way.
  await share.evaluate((button: HTMLElement) => button.click());
  const link = page.getByRole('link', { name: 'WhatsApp' });
  await link.waitFor();
  const [panel, button] = [(await page.locator(':popover-open').boundingBox())!, (await share.boundingBox())!];
  expect(panel.y).toBeGreaterThanOrEqual(0);
  expect(panel.y + panel.height).toBeLessThanOrEqual(button.y);
  await window.close();
});
