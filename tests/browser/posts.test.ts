import { expect, test } from 'vitest';
import { openArtist, registerAt } from '#tests/support/artist.ts';
import { openWindow, watchConsole } from '#tests/support/browser.ts';
import { composePost } from '#tests/support/compose-post.ts';
import { formOf, photo } from '#tests/support/pictures.ts';
import { isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test('three photos with a service are posted, found signed out, liked, commented on and booked', async () => {
  await openArtist(stage.program.url, 'ada');
  const adas = await signedIn(stage.browser, stage.program.url, 'ada', { width: 1280 });
  const composer = await openAlive(adas, '/create');
  const address = await composePost(composer);

  const visitor = await openWindow(stage.browser, stage.program.url, { scripts: false });
  const plain = await visitor.newPage();
  await plain.goto(address);
  await plain.getByText('Fresh parts.').waitFor();
  // Without script nobody knows on which clock it is read.
  await plain.getByText('London time', { exact: true }).waitFor();
  expect(await plain.getByRole('link', { name: 'Like' }).getAttribute('href')).toBe(
    `/auth?next=${encodeURIComponent(address)}`,
  );
  await plain.getByText('Be the first to comment.').waitFor();
  await plain.getByLabel('Share', { exact: true }).click();
  expect(await plain.getByLabel('Address of this post').inputValue()).toContain(address);
  await isSound(plain);
  await plain.keyboard.press('Escape');
  await plain.getByLabel('Address of this post').waitFor({ state: 'hidden' });

  await registerAt(stage.program.url, 'cleo');
  const cleos = await signedIn(stage.browser, stage.program.url, 'cleo');
  const feed = await openAlive(cleos, '/');
  const complaints = watchConsole(feed);
  const card = feed.getByRole('article').first();
  await card.getByText('about').or(card.getByText('minute')).first().waitFor();
  await card.getByRole('button', { name: 'Like' }).click();
  await card.getByRole('list', { name: 'Next free times' }).getByRole('button').first().waitFor();
  expect(await card.getByText('London time').count()).toBe(0);
  await card.getByText('1 like', { exact: true }).waitFor();
  await card.getByRole('button', { name: /^Follow/ }).click();
  await card.getByRole('button', { name: /^Following/ }).waitFor();
  await isSound(feed);
  await card.getByRole('link', { name: 'Comment', exact: true }).click();
  await feed.getByLabel('Write a comment').fill('How long did it take?');
  await feed.getByRole('button', { name: 'Comment' }).click();
  await feed.getByText('How long did it take?').waitFor();
  await feed.getByRole('heading', { name: '1 comment' }).waitFor();
  await isSound(feed);
  await feed.getByRole('button', { name: 'Book this look' }).click();
  await feed.getByRole('dialog', { name: 'Pick a time' }).waitFor();
  expect(new URL(feed.url()).searchParams.get('look')).toBe(address.split('/').at(-1));
  await feed.goBack();
  await feed.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
  for (const window of [adas, visitor, cleos]) await window.close();
});

test('whoever reads a feed on another clock is told whose clock its free times are on', async () => {
  await registerAt(stage.program.url, 'yorick');
  const window = await signedIn(stage.browser, stage.program.url, 'yorick', { timeZone: 'America/New_York' });
  const feed = await openAlive(window, '/');
  const times = feed.getByRole('article').first().getByRole('list', { name: 'Next free times' });
  expect(await times.getByText('London time').textContent()).toBe('London time');
  const posted = feed
    .getByRole('article')
    .first()
    .getByText(/^(about|less than)/);
  await posted.hover();
  expect(await posted.getAttribute('title')).toMatch(/, \d{1,2}:\d\d (EST|EDT)$/);
  await window.close();
});

test('the chosen feed stays, and Discover shows less of what one asks it to', async () => {
  await registerAt(stage.program.url, 'dora');
  const window = await signedIn(stage.browser, stage.program.url, 'dora', { width: 1280, theme: 'dark' });
  const page = await openAlive(window, '/?feed=everyone');
  await page.getByRole('link', { name: 'Following', exact: true }).click();
  await page.getByText('Nobody you follow has posted yet.').waitFor();
  await page.reload();
  expect(await page.getByRole('link', { name: 'Following', exact: true }).getAttribute('aria-current')).toBe('page');

  await page.getByRole('link', { name: 'Discover', exact: true }).click();
  const card = page.getByRole('article').filter({ hasText: 'Fresh parts.' });
  await card.getByRole('button', { name: /^More about the post/ }).click();
  await page.getByRole('menuitem', { name: 'Show newest first' }).waitFor();
  await page.getByRole('menuitem', { name: 'Less of this' }).click();
  await page.getByText('You will see less of this').first().waitFor();
  await card.waitFor({ state: 'hidden' });
  // A word of five seconds: whatever takes longer comes after it.
  await page.getByRole('button', { name: 'Undo' }).click();
  await card.waitFor();
  await isSound(page);
  await window.close();
});

test('what one keeps says whose it is, and from how much it can be booked', async () => {
  await registerAt(stage.program.url, 'saver');
  const window = await signedIn(stage.browser, stage.program.url, 'saver');
  const page = await openAlive(window, '/?feed=everyone');
  const card = page.getByRole('article').filter({ hasText: 'Fresh parts.' });
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/save') && answer.ok());
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await card.getByRole('button', { name: 'Save', exact: true, pressed: true }).waitFor();
  // It reads as saved before the server knows of it.
  await kept;
  await page.goto('/saved');
  const tile = page.getByRole('list', { name: 'All saved posts' }).getByRole('link');
  await tile.getByText('Ada Lovett').waitFor();
  await tile.getByText(/^Book from £/).waitFor();
  await isSound(page);
  await tile.click();
  await page.getByRole('button', { name: 'Book this look' }).waitFor();
  await window.close();
});

test('a press right after a scroll is heard', async () => {
  await registerAt(stage.program.url, 'ella');
  const window = await signedIn(stage.browser, stage.program.url, 'ella');
  const page = await openAlive(window, '/?feed=everyone');
  const like = page.getByRole('button', { name: 'Like' }).first();
  await like.scrollIntoViewIfNeeded();
  await page.evaluate(async () => {
    scrollBy(0, -20);
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
  const { x, y, width, height } = (await like.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true');
  await window.close();
});

test('whoever blocks its author does not see a post any more, and finds the way back in its place', async () => {
  await openArtist(stage.program.url, 'ivy', { fullName: 'Ivy Mensah' });
  const ivys = await signedIn(stage.browser, stage.program.url, 'ivy', { width: 1280 });
  const address = await composePost(await openAlive(ivys, '/create'));
  await registerAt(stage.program.url, 'fred');
  const freds = await signedIn(stage.browser, stage.program.url, 'fred', { width: 360 });
  const page = await openAlive(freds, address);
  await page.getByRole('button', { name: /^More about the post/ }).click();
  await page.getByRole('menuitem', { name: 'Block Ivy Mensah' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await page.getByRole('main').getByRole('heading', { name: 'You blocked Ivy Mensah.' }).waitFor();
  expect(await page.getByRole('main').getByText('Fresh parts.').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Book this look' }).count()).toBe(0);
  await isSound(page);
  await page.getByRole('button', { name: 'Unblock Ivy Mensah' }).click();
  await page.getByText('Fresh parts.').waitFor();
  for (const window of [ivys, freds]) await window.close();
});

test('on a phone what else somebody posted begins where its heading does', async () => {
  const mia = await openArtist(stage.program.url, 'mia');
  const posts: number[] = [];
  for (const caption of ['One', 'Two', 'Three']) {
    const media = await mia.call('POST', '/api/media', formOf([await photo(40, 30)]));
    const images = [{ id: media.body[0].id, alt: caption }];
    posts.push((await mia.call('POST', '/api/posts', { images, caption })).body.id);
  }
  const window = await openWindow(stage.browser, stage.program.url, { width: 360, scripts: false });
  const page = await window.newPage();
  await page.goto(`/post/${posts[0]}`);
  const more = page.getByRole('region', { name: /^More from/ });
  const heading = await more.getByRole('heading').boundingBox();
  const pictures = await more.getByRole('list').boundingBox();
  expect(pictures!.x).toBe(heading!.x);
  expect(pictures!.x + pictures!.width).toBe(360 - heading!.x);
  await isSound(page);
  await window.close();
});
