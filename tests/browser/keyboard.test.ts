import { expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { tabTo } from '#tests/support/keyboard.ts';
import { bookAs, isAlive, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test('a photo is posted, described, liked and commented on by keyboard alone', async () => {
  await openArtist(stage.program.url, 'ada');
  const window = await signedIn(stage.browser, stage.program.url, 'ada', { width: 1280 });
  const page = await openAlive(window, '/');
  await tabTo(page, /^Post your work/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'New post' }).waitFor();
  // The browser is told to hand choosers over by a message of its own: long before the key opens one.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, /photos/i);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles('public/demo/photos/braids-01-480.webp');
  await page.getByLabel('What does photo 1 show?').waitFor();
  await tabTo(page, /^What does photo 1 show/);
  await page.keyboard.type('Two plaits from above.');
  await tabTo(page, /^Caption/);
  await page.keyboard.type('Fresh parts.');
  await tabTo(page, /^Service/);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, /^Post$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/post\/\d+$/);
  await page.getByText('Fresh parts.').first().waitFor();

  await registerAt(stage.program.url, 'cleo');
  const other = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 1280 });
  const feed = await openAlive(other, '/?feed=everyone');
  await tabTo(feed, /^Like$/);
  await feed.keyboard.press('Space');
  await feed.getByText('1 like', { exact: true }).waitFor();
  await tabTo(feed, /^Comment$/);
  await feed.keyboard.press('Enter');
  await feed.getByLabel('Write a comment').waitFor();
  await tabTo(feed, /^Write a comment/);
  await feed.keyboard.type('Lovely.');
  await tabTo(feed, /^Comment$/);
  await feed.keyboard.press('Enter');
  await feed.getByRole('heading', { name: '1 comment' }).waitFor();
  await expect.poll(() => feed.getByText('Lovely.').count()).toBe(1);
  await window.close();
  await other.close();
});

test('requests are answered, a visit is moved, one is written in and a service is added by keyboard alone', async () => {
  const ada = await openArtist(stage.program.url, 'adele', { timeZone: 'UTC' });
  const cleo = await registerAt(stage.program.url, 'clea');
  const times = await freeTimes(ada);
  const { id } = await bookAs(cleo, ada, times[0]!);
  const visit = async () => (await cleo.call('GET', `/api/bookings/${id}`)).body;
  const window = await signedIn(stage.browser, stage.program.url, 'adele', { width: 1280 });
  const page = await openAlive(window, '/bookings?tab=professional');
  await tabTo(page, /^Confirm/);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await visit()).status).toBe('confirmed');

  await tabTo(page, /^Open calendar$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Calendar' }).waitFor();
  // Two weeks from today, whatever day of the week that is.
  await tabTo(page, /^Agenda$/);
  await page.keyboard.press('Enter');
  await page.locator(`[data-visit="${id}"]`).waitFor();
  // Not the toast that names her, too.
  await tabTo(page, /Clea.*Fine line|Fine line.*Clea/);
  await page.keyboard.press('m');
  await page.getByRole('dialog', { name: 'Move to…' }).waitFor();
  await tabTo(page, /^Time/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('15:30');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await visit()).date).toBe(`${times[0]!.slice(0, 10)}T15:30:00.000Z`);
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.reload();
  await isAlive(page);
  await tabTo(page, /^New booking$/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'New booking' }).waitFor();
  await tabTo(page, /^Client/);
  await page.keyboard.type('Rosalind');
  await page.keyboard.press('Enter');
  await page
    .getByText(/^Booked: /)
    .first()
    .waitFor();

  await page.goto('/settings/services');
  await isAlive(page);
  await tabTo(page, /^Add a service$/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, /^Name/);
  await page.keyboard.type('Fringe');
  await tabTo(page, /^Price/);
  await page.keyboard.type('15');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Fringe' }).waitFor();
  await window.close();
});
