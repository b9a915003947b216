import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callerAt, openArtist, requestedOfAda } from '#tests/support/artist.ts';
import { openWindow, watchConsole } from '#tests/support/browser.ts';
import { chooseTime } from '#tests/support/choose-time.ts';
import { composePost } from '#tests/support/compose-post.ts';
import { beganMinutesAgo } from '#tests/support/by-hand.ts';
import { isAlive, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { payLater } from '#tests/support/pay-later.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

/** A visitor finds the post by the artist's page, wants to like it, and becomes Cleo. */
async function findAndRegister(page: Page, artist: string, username: string, address: string): Promise<void> {
  await page.goto('/explore');
  await page.getByPlaceholder('Search by name, username, or profession').fill(artist);
  const row = page.locator('li[data-person]').filter({ hasText: `@${artist}` });
  await row.getByRole('link', { name: 'View Profile' }).click();
  await page.waitForURL(`**/u/${artist}`);
  const work = page.getByRole('region', { name: 'Works' }).getByRole('link', { name: 'A crown of braids from above.' });
  await work.waitFor();
  await isSound(page);
  await work.click();
  await page.waitForURL(`**${address}`);
  await page.getByText('Be the first to comment.').waitFor();
  await isSound(page);
  await page.getByRole('link', { name: 'Like' }).click();
  await page.waitForURL(/\/auth\?next=/);
  await isAlive(page);
  await page.getByRole('link', { name: 'Register', exact: true }).click();
  await page.getByLabel('Full name').fill('Cleo Park');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('six-or-more');
  await page.getByLabel('Repeat password').fill('six-or-more');
  await page.getByLabel('I accept the terms and conditions').check();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.waitForURL(`**${address}`);
}

test.each([
  { width: 360, theme: 'light' as const },
  { width: 1280, theme: 'dark' as const },
])('a photo is posted, found, liked, talked about, booked, done and rated, $width $theme', async (looking) => {
  const [artist, client] = [`ada${looking.width}`, `cleo${looking.width}`];
  await openArtist(stage.program.url, artist);
  const adas = await signedIn(stage.browser, stage.program.url, artist, looking);
  const hers = await openAlive(adas, '/create');
  const address = await composePost(hers, { first: 'A crown of braids from above.' });

  const cleos = await openWindow(stage.browser, stage.program.url, { timeZone: 'Europe/London', ...looking });
  const page = await cleos.newPage();
  const complaints = [watchConsole(hers), watchConsole(page)];
  await findAndRegister(page, artist, client, address);

  // What Cleo does on the post, Ada is told while she looks at something else.
  await hers.goto('/notifications');
  await isAlive(hers);
  await page.getByRole('button', { name: 'Like', exact: true }).click();
  await page.getByText('1 like', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Follow/ }).click();
  await page.getByRole('button', { name: /^Following/ }).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByLabel('Write a comment').fill('How long did it take?');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await page.getByRole('heading', { name: '1 comment' }).waitFor();
  await isSound(page);
  await hers.getByRole('link', { name: 'Notifications, 3 new' }).waitFor();
  await isSound(hers);
  await hers
    .getByRole('link', { name: /commented on your post/ })
    .first()
    .click();
  await hers.waitForURL(new RegExp(`${address}(#.*)?$`));
  await hers.getByText('How long did it take?').waitFor();
  await hers.getByText('1 like', { exact: true }).waitFor();

  // A question before the booking.
  await page.getByRole('link', { name: 'Ada Lovett' }).first().click();
  await page.waitForURL(/\/profile\/\d+$/);
  await page.getByRole('link', { name: 'Message', exact: true }).click();
  await page.getByRole('textbox', { name: /^Write to/ }).fill('Is Saturday fine?');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('Is Saturday fine?').waitFor();
  await hers.getByRole('link', { name: 'Messages, 1 new' }).waitFor();

  // The look is booked: service and photo are in the sheet already.
  await page.goto(address);
  await isAlive(page);
  await page.getByRole('button', { name: 'Book this look' }).click();
  const sheet = page.getByRole('dialog', { name: 'Pick a time' });
  await sheet.getByText('Fine line, palm size').first().waitFor({ state: 'attached' });
  // The first one of today may begin meanwhile.
  await chooseTime(sheet, 'last');
  await sheet.getByRole('img', { name: 'A crown of braids from above.' }).waitFor();
  await sheet.getByText('This photo goes along, so that Ada Lovett sees what you mean.').waitFor();
  await isSound(page);
  await sheet.getByRole('button', { name: /^Book [A-Z]/ }).click();
  await page.getByRole('heading', { level: 1, name: requestedOfAda }).waitFor();
  await page.getByRole('link', { name: 'To look like this photo' }).waitFor();
  await isSound(page);

  await hers.goto('/bookings?tab=professional');
  await isAlive(hers);
  await hers.getByRole('img', { name: 'A crown of braids from above.' }).first().waitFor();
  await isSound(hers);
  await hers.getByRole('button', { name: 'Confirm' }).first().click();
  await hers.getByText('confirmed', { exact: true }).first().waitFor();
  await page.getByRole('heading', { level: 1, name: /^You're booked, / }).waitFor();

  const cleo = callerAt(stage.program.url);
  const { body: self } = await cleo.call('POST', '/api/login', { username: client, password: 'six-or-more' });
  const [visit] = (await cleo.call('GET', `/api/bookings/client/${self.id}/upcoming`)).body;
  await beganMinutesAgo(stage.program, visit.id, 95);
  await hers.reload();
  await isAlive(hers);
  await hers.getByRole('button', { name: 'Mark Completed' }).first().click();
  await hers.getByText('completed', { exact: true }).first().waitFor();
  await payLater(hers);

  await page.goto('/bookings?tab=past');
  await isAlive(page);
  await page.getByRole('button', { name: /^Rate/ }).click();
  const rating = page.getByRole('dialog', { name: 'How was Fine line, palm size?' });
  await rating.locator('label:has(input[value="4"])').click();
  await rating.getByLabel(/^What would you tell others/).fill('Clean and calm.');
  await isSound(page);
  await rating.getByRole('button', { name: 'Send rating' }).click();
  await page.getByText('Thank you for your rating').first().waitFor();
  await page.getByRole('img', { name: 'You gave 4 stars' }).waitFor();

  // Strangers read it at once; Ada answers it, once.
  const visitor = await openWindow(stage.browser, stage.program.url, looking);
  const plain = await visitor.newPage();
  await plain.goto(`/u/${artist}#ratings`);
  await plain.getByText('Clean and calm.').waitFor();
  await isSound(plain);
  await hers.goto('/profile');
  await isAlive(hers);
  await hers.getByRole('tab', { name: 'Ratings' }).click();
  await hers.getByRole('button', { name: 'Answer Cleo Park' }).click();
  await hers.getByLabel('Answer Cleo Park').fill('Thank you, Cleo.');
  await hers.getByRole('button', { name: 'Send answer' }).click();
  await hers.getByText('Thank you, Cleo.').first().waitFor();
  await isSound(hers);
  expect(complaints.flat()).toEqual([]);
  for (const window of [adas, cleos, visitor]) await window.close();
});
