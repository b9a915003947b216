import { expect, test } from 'vitest';
import { registerAt } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { makeAdmin } from '#tests/support/by-hand.ts';
import { isSound } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test.each([true, false])(
  'whoever may not open an account reads so before they write anything, scripts: %s',
  async (scripts) => {
    const { url } = stage.program;
    const max = await registerAt(url, `max-${scripts}`);
    await makeAdmin(stage.program, max.id);
    const set = (registrationsOpen: boolean) =>
      max.call('PATCH', '/api/admin/settings', { registrationsOpen, reason: 'Too many at once.' });
    expect((await set(false)).status).toBe(200);
    const window = await openWindow(stage.browser, url, { scripts });
    const page = await window.newPage();
    await page.goto('/auth');
    await page
      .getByRole('link', { name: 'Register' })
      .or(page.getByRole('tab', { name: 'Register' }))
      .first()
      .click();
    await page.getByText('Nobody can open an account here at the moment. Ask whoever runs this place.').waitFor();
    expect(await page.getByLabel('Full name').count()).toBe(0);
    await isSound(page);
    expect((await set(true)).status).toBe(200);
    await page.goto('/auth?tab=register');
    await page.getByLabel('Full name').waitFor();
    await window.close();
  },
);
