import { beforeAll, expect, test } from 'vitest';
import { openArtist } from '#tests/support/artist.ts';
import { openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

// What a professional has typed with a client on the telephone is not lost.

const stage = setStage();

beforeAll(async () => {
  await openArtist(stage.program.url, 'ada', { autoConfirm: true });
});

async function adasCalendar(width = 360) {
  return openAlive(await signedIn(stage.browser, stage.program.url, 'ada', { width }), '/calendar?view=agenda');
}

test('who was written down is there when the form of a new booking is opened again', async () => {
  const page = await adasCalendar();
  const open = async () => {
    await page.getByRole('button', { name: 'New booking' }).click();
    const form = page.getByRole('dialog', { name: 'New booking' });
    await form.getByLabel('Date', { exact: true }).waitFor();
    return form;
  };
  const form = await open();
  await form.getByRole('textbox', { name: 'Client' }).fill('Mrs Ada Cole');
  await form.getByLabel('Phone').fill('0113 496 0000');
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  const again = await open();
  expect(await again.getByRole('textbox', { name: 'Client' }).inputValue()).toBe('Mrs Ada Cole');
  expect(await again.getByLabel('Phone').inputValue()).toBe('0113 496 0000');
  await page.context().close();
});

test.each([
  ['New booking', 'Book', 'You seem to be offline. Nothing was booked.'],
  ['Add opening', 'Add opening', 'You seem to be offline. Nothing was changed.'],
  ['Block time', 'Block time', 'You seem to be offline. Nothing was changed.'],
])('%s without a connection says that nothing came of it', async (name, submit, said) => {
  const page = await adasCalendar(1280);
  await page.getByRole('button', { name }).click();
  const form = page.getByRole('dialog', { name });
  await form.getByLabel('Date', { exact: true }).waitFor();
  if (name === 'New booking') await form.getByRole('textbox', { name: 'Client' }).fill('Grace');
  // The day that is meant is known by then.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await form.getByRole('button', { name: submit, exact: true }).click();
  await form.getByRole('alert').getByText(said).waitFor();
  expect(await form.count()).toBe(1);
  await page.context().close();
});
