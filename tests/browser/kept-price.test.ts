import { expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();
const dayMs = 86_400_000;

test('whoever moves a visit off the days of its offer reads that its price stays, before and after', async () => {
  const services = [{ name: 'Fine line', duration: 90, price: 12_000, currency: 'GBP' }];
  const ada = await openArtist(stage.program.url, 'ada', { services, autoConfirm: true, timeZone: 'UTC' });
  const day = new Date(Date.now() + 4 * dayMs);
  const weekday = day.getUTCDay() || 7;
  await ada.call('POST', '/api/offers', { title: 'Quiet day', percent: 50, weekdays: [weekday], published: true });
  const cleo = await registerAt(stage.program.url, 'cleo');
  const date = day.toISOString().slice(0, 10);
  const time = (await freeTimes(ada)).find((start) => start.startsWith(date))!;
  const { total } = await bookAs(cleo, ada, time);
  expect(total).toBe(6_000);
  const kept = /^Quiet day is for visits on \w+day\. On any other day this visit still costs £60\./;

  const window = await signedIn(stage.browser, stage.program.url, 'ada', { width: 360 });
  const page = await openAlive(window, '/bookings?tab=professional');
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Change time' }).click();
  await page.getByRole('dialog', { name: 'Pick a new time' }).getByText(kept).locator('visible=true').waitFor();
  await page.keyboard.press('Escape');

  await page.goto(`/calendar?view=day&date=${date}`);
  await page.getByRole('button', { name: /Fine line/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move to…' }).click();
  const form = page.getByRole('dialog', { name: 'Move to…' });
  await form.getByText(kept).waitFor();
  await isSound(page);
  // Another hour of the same day says nothing of it, another day does.
  for (const [to, hour, said] of [
    [date, '15:00', 0],
    [new Date(day.getTime() + dayMs).toISOString().slice(0, 10), '11:00', 1],
  ] as const) {
    if ((await form.count()) === 0) {
      await page.getByRole('button', { name: /Fine line/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Move to…' }).click();
    }
    await form.getByLabel('Date', { exact: true }).fill(to);
    await form.getByLabel('Time').fill(hour);
    await form.getByRole('button', { name: 'Move', exact: true }).click();
    const toast = page.getByRole('status').filter({ hasText: `${hour}` });
    await toast.waitFor();
    expect(await toast.getByText(/still costs £60/).count()).toBe(said);
  }
  await window.close();
});
