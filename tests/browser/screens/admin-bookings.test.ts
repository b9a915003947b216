import { expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { beganMinutesAgo, makeAdmin } from '#tests/support/by-hand.ts';
import { bookAs, isAlive, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage({ ULI_PLANS: 'free' });

test('an admin reads in words what became of a booking, and where its times are', async () => {
  const ada = await openArtist(stage.program.url, 'ada', { autoConfirm: true, timeZone: 'America/New_York' });
  const cleo = await registerAt(stage.program.url, 'cleo');
  const [time = ''] = await freeTimes(ada);
  const { id } = await bookAs(cleo, ada, time);
  await beganMinutesAgo(stage.program, id, 120);
  const { status } = await ada.call('PATCH', `/api/bookings/${id}/status`, { status: 'no_show' });
  expect(status).toBe(200);
  const max = await registerAt(stage.program.url, 'max');
  await makeAdmin(stage.program, max.id);
  const window = await signedIn(stage.browser, stage.program.url, 'max', { width: 360 });
  const page = await openAlive(window, '/admin/bookings');
  await page.getByRole('list', { name: 'Bookings' }).getByText('Did not come', { exact: true }).waitFor();
  await page
    .getByRole('list', { name: 'Bookings' })
    .getByText(/requested\s\w{3}\s\d+\s\w{3}/)
    .waitFor();
  await page.getByRole('link', { name: /,\s\d\d:\d\d,\sNew\sYork$/ }).click();
  const facts = page.locator('main dl');
  await facts.waitFor();
  const factOf = (name: string) => facts.locator('div').filter({ hasText: name }).locator('dd').innerText();
  expect(await factOf('State')).toBe('Did not come');
  expect(await factOf('When')).toMatch(/, \d\d:\d\d, New York$/);
  await isSound(page);
  await window.close();
});

test('a booking that nobody made has no page: neither when its address is opened nor when the app goes there', async () => {
  const max = await registerAt(stage.program.url, 'max-unknown');
  await makeAdmin(stage.program, max.id);
  const window = await signedIn(stage.browser, stage.program.url, 'max-unknown');
  const page = await window.newPage();
  for (const unknown of ['abc', '987654', '1.5', '1e3', '0']) {
    const answer = await page.goto(`/admin/bookings/${unknown}`);
    expect([unknown, answer!.status()]).toEqual([unknown, 404]);
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  }
  await page.goto('/admin/bookings');
  await isAlive(page);
  await page.evaluate(() => {
    history.pushState(history.state, '', '/admin/bookings/abc');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  await window.close();
});
