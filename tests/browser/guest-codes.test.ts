import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { freeTimes, openArtist } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test('a code that nobody can have given out is refused in words, and what was typed stays', async () => {
  const shop = await openArtist(stage.program.url, 'codes');
  const slot = (await freeTimes(shop)).at(-1)!;
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false });
  const page = await window.newPage();
  await page.goto(`/u/codes/book?step=you&service=${shop.serviceIds[0]}&slot=${slot}`);
  await page.getByLabel('Your name').fill('Grace Hopper');
  await page.getByText('Have a code?').click();
  await page.locator('[name=offerCode]').fill('SPRING\u0007');
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Use this code' }).click();
  expect((await answered).status()).toBe(400);
  await page.getByRole('alert').first().waitFor();
  expect(await page.getByLabel('Your name').inputValue()).toBe('Grace Hopper');
  await window.close();
});

test('Enter beside a code shows what it takes off, and books once that is seen', async () => {
  const shop = await openArtist(stage.program.url, 'entered');
  const [slot = ''] = await freeTimes(shop);
  const offer = { title: 'Spring', code: 'SPRING', percent: 20, published: true };
  expect(await shop.call('POST', '/api/offers', offer)).toMatchObject({ status: 201 });
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false });
  const page = await window.newPage();
  await page.goto(`/u/entered/book?step=you&service=${shop.serviceIds[0]}&slot=${slot}`);
  await page.getByLabel('Your name').fill('Grace Hopper');
  await page.getByLabel('Email').fill('grace@example.org');
  await page.getByText('Have a code?').click();
  const code = page.getByLabel(/^Code/);
  for (const [typed, answer] of [
    ['NOTHING', '#offerCode-error'],
    ['SPRING', '#offerCode-hint'],
  ] as const) {
    await code.fill(typed);
    await code.press('Enter');
    await page.locator(answer).waitFor();
    expect(await code.inputValue()).toBe(typed);
  }
  await code.press('Enter');
  await page.waitForURL(/\/b\//);
  await window.close();
});

test('what a code does and which dates a series has come into sight on a phone, far below the top', async () => {
  const shop = await openArtist(stage.program.url, 'insight', { timeZone: 'UTC' });
  const [slot = ''] = await freeTimes(shop);
  const offer = { title: 'Spring', code: 'SPRING', percent: 20, published: true };
  expect(await shop.call('POST', '/api/offers', offer)).toMatchObject({ status: 201 });
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false });
  const page = await window.newPage();
  const isInSight = async (answer: Locator) => {
    const box = await answer.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= page.viewportSize()!.height;
  };
  await page.goto(`/u/insight/book?step=you&service=${shop.serviceIds[0]}&slot=${slot}`);
  await page.getByText('Have a code?').click();
  const code = page.getByLabel(/^Code/);
  for (const typed of ['NOTHING', 'SPRING']) {
    await code.fill(typed);
    await page.getByRole('button', { name: 'Use this code' }).click();
    await page.waitForURL(/#offerCode$/);
    const answer = page.locator(typed === 'SPRING' ? '#offerCode-hint' : '#offerCode-error');
    await expect.poll(() => isInSight(answer)).toBe(true);
    expect(await code.inputValue()).toBe(typed);
  }
  await page.getByText('Repeat this visit').click();
  await page.getByLabel('Repeat', { exact: true }).selectOption('Every week');
  await page.getByLabel('How many visits').fill('3');
  await page.getByRole('button', { name: 'Show the dates' }).click();
  await expect.poll(() => isInSight(page.getByRole('heading', { name: '3 visits' }))).toBe(true);
  await window.close();
});
