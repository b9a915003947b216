import { expect, test } from 'vitest';
import { freeTimes, openArtist } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

const yours = /^You have booked .+\. A time that you choose here is booked as well\.$/;

test('whoever goes back after booking reads that the time is theirs; others that it is gone', async () => {
  const { url } = stage.program;
  const shop = await openArtist(url, 'back_ada', { autoConfirm: true });
  const [start, ...others] = await freeTimes(shop);
  const formAt = (slot: string) => `/u/back_ada/book?service=${shop.serviceIds[0]}&slot=${slot}&step=you`;
  const form = formAt(start!);
  const window = await openWindow(stage.browser, url, { scripts: false });
  const page = await window.newPage();
  await page.goto(form);
  await page.getByLabel('Your name').fill('Grace Hopper');
  await page.getByLabel('Email').fill('grace@example.com');
  await page.getByRole('button', { name: /^Book / }).click();
  await page.waitForURL(/\/b\/[\w-]+\?new/);
  await page.goBack();

  await page.getByText(yours).waitFor();
  expect(await page.getByText('is not free').count()).toBe(0);
  // Whoever meant to change it is told before they book once more.
  await page.goto(formAt(others.at(-1)!));
  await page.getByText('This would be one more visit. To change or cancel the other, open it.').waitFor();
  await page.getByRole('link', { name: 'See your visit' }).click();
  await page.waitForURL(/\/b\/[\w-]+$/);

  const stranger = await (await openWindow(stage.browser, url, { scripts: false })).newPage();
  await stranger.goto(form);
  await stranger.getByText(/ is not free\. Choose another time\.$/).waitFor();
  await stranger.goto(formAt(others.at(-1)!));
  await stranger.getByRole('heading', { name: 'Your details' }).waitFor();
  expect(await stranger.getByText('You already have a visit').count()).toBe(0);

  // Once it is cancelled, another is no second one.
  await page.getByRole('link', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.waitForURL(/\?cancelled$/);
  await page.goto(formAt(others.at(-1)!));
  await page.getByRole('heading', { name: 'Your details' }).waitFor();
  expect(await page.getByText('This would be one more visit.').count()).toBe(0);
  await window.close();
  await stranger.context().close();
});

test.each([true, false])(
  'so does whoever mistyped first, and their old form books nothing again; scripts: %s',
  async (scripts) => {
    const { url } = stage.program;
    const shop = await openArtist(url, `again_${scripts}`, { autoConfirm: true });
    const [start] = await freeTimes(shop);
    const form = `/u/${shop.username}/book?service=${shop.serviceIds[0]}&slot=${start}&step=you`;
    const window = await openWindow(stage.browser, url, { scripts });
    const [page, old] = [await window.newPage(), await window.newPage()];
    for (const each of [page, old]) {
      await each.goto(form);
      await each.getByLabel('Your name').fill('Grace Hopper');
      await each.getByLabel('Email').fill('grace@');
      await each.getByRole('button', { name: /^Book / }).click();
      await each.getByText('Write an email address like name@example.com.', { exact: true }).waitFor();
      await each.getByLabel('Email').fill('grace@example.com');
    }
    await page.getByRole('button', { name: /^Book / }).click();
    await page.waitForURL(/\/b\/[\w-]+\?new/);
    if (scripts) {
      await page.goBack();
      await page.getByText(yours).waitFor();
    }
    await old.getByRole('button', { name: /^Book / }).click();
    await old.getByText(yours).waitFor();
    expect(await old.getByText('was just taken').count()).toBe(0);

    // Cancelled, the time is anybody's again: what is wrong then is said, and what was typed stays.
    await old.getByRole('link', { name: 'See your visit' }).click();
    await old.getByRole('link', { name: 'Cancel', exact: true }).click();
    await old.getByRole('button', { name: /^Cancel/ }).click();
    await old
      .getByRole('heading', { name: /cancelled/i })
      .first()
      .waitFor();
    await old.goto(form);
    await old.getByLabel('Your name').fill('Grace Hopper');
    await old.getByLabel('Email').fill('grace@');
    await old.getByRole('button', { name: /^Book / }).click();
    await old.getByText('Write an email address like name@example.com.', { exact: true }).waitFor();
    expect(await old.getByLabel('Your name').inputValue()).toBe('Grace Hopper');
    await window.close();
  },
);
