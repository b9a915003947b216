import { expect, test } from 'vitest';
import { callerAt, freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { bookAs, isSound, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test('a guest’s link of a claimed visit shows the way in, and leads whose it is to the booking', async () => {
  const { url } = stage.program;
  const ada = await openArtist(url, 'ada', { autoConfirm: true });
  const cleo = await registerAt(url, 'cleo');
  await registerAt(url, 'mia');
  const [slot = ''] = await freeTimes(ada);
  const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };
  const { id, manageToken } = await bookAs(callerAt(url), ada, slot, { guest });
  const stranger = await openWindow(stage.browser, url, { scripts: false });
  const page = await stranger.newPage();
  await page.goto(`/b/${manageToken}?step=cancel`);
  await page.getByRole('button', { name: 'Cancel booking' }).waitFor();
  expect((await cleo.call('POST', `/api/manage/${manageToken}/claim`)).status).toBe(200);

  // The page was open before: pressing it does nothing any more, and says why.
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('heading', { level: 1, name: 'This visit is kept in an account' }).waitFor();
  expect((await cleo.call('GET', `/api/bookings/${id}`)).body.status).toBe('confirmed');
  expect((await page.goto(`/b/${manageToken}`))!.status()).toBe(410);
  await isSound(page);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.waitForURL(/\/auth\?next=/);
  await stranger.close();

  const hers = await signedIn(stage.browser, url, 'cleo');
  const booking = await hers.newPage();
  await booking.goto(`/b/${manageToken}`);
  expect(new URL(booking.url()).search).toBe(`?booking=${id}`);
  await booking.getByRole('heading', { level: 1 }).waitFor();
  await hers.close();

  const others = await signedIn(stage.browser, url, 'mia');
  const other = await others.newPage();
  await other.goto(`/b/${manageToken}`);
  await other.getByText('it belongs to another account').waitFor();
  await others.close();
});

test('whoever is logged in and opens a guest’s link keeps the visit from the top of the page; its artist is not asked', async () => {
  const { url } = stage.program;
  const bea = await openArtist(url, 'bea', { autoConfirm: true });
  await registerAt(url, 'nora');
  const guest = { fullName: 'Nora North', email: 'nora@example.com' };
  const { manageToken } = await bookAs(callerAt(url), bea, (await freeTimes(bea))[0]!, { guest });
  const works = await signedIn(stage.browser, url, 'bea');
  const looked = await works.newPage();
  await looked.goto(`/b/${manageToken}`);
  await looked.getByRole('heading', { level: 1 }).waitFor();
  expect(await looked.getByRole('button', { name: 'Add to my bookings' }).count()).toBe(0);
  await works.close();

  const window = await signedIn(stage.browser, url, 'nora', { width: 360, theme: 'dark' });
  const page = await window.newPage();
  await page.goto(`/b/${manageToken}`);
  const keep = page.getByRole('button', { name: 'Add to my bookings' });
  const { y, height } = (await keep.boundingBox())!;
  expect(y + height).toBeLessThan(page.viewportSize()!.height / 2);
  await isSound(page);
  await keep.click();
  await page.waitForURL(/\/bookings/);
  await page.getByRole('tabpanel').getByText('Fine line').first().waitFor();
  await window.close();
});
