import { expect, test } from 'vitest';
import { callerAt, freeTimes, isFree, openArtist } from '#tests/support/artist.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test('an afternoon in which somebody comes is blocked around them, with one press', async () => {
  const { url } = stage.program;
  const ada = await openArtist(url, 'ada', { autoConfirm: true, timeZone: 'UTC' });
  const date = (await freeTimes(ada)).at(-1)!.slice(0, 10);
  const at = (time: string) => `${date}T${time}:00.000Z`;
  const guest = { fullName: 'Tom Reed', email: 'tom@example.com' };
  await bookAs(callerAt(url), ada, at('13:00'), { guest });

  const window = await signedIn(stage.browser, url, 'ada', { width: 360, theme: 'dark' });
  const page = await openAlive(window, `/calendar?view=agenda&date=${date}`);
  await page.getByRole('button', { name: 'Block time' }).click();
  const form = page.getByRole('dialog', { name: 'Block time' });
  await form.getByLabel('From').fill('12:00');
  await form.getByLabel('To').fill('17:00');
  await form.getByText(/^Already there: 13:00 to 14:30, Fine line.*Tom Reed/).waitFor();
  await form.getByLabel('Note').fill('Out');
  await isSound(page);
  await form.getByRole('button', { name: 'Block around it: 12:00 to 13:00, 14:30 to 17:00' }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByText(/^Time blocked: .*12:00–13:00.*14:30–17:00/).waitFor();
  await page.getByText('14:30 to 17:00, Out').waitFor();
  expect(await isFree(ada, at('15:00'))).toBe(false);
  expect(await isFree(ada, at('10:00'))).toBe(true);
  await window.close();
});
