import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerAt, type Caller } from '#tests/support/artist.ts';
import { openBrowser } from '#tests/support/browser.ts';
import { startProgram, type Program } from '#tests/support/program.ts';
import { isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';

let program: Program;
let browser: Browser;
let ada: Caller;
let cleo: Caller;
beforeAll(async () => {
  program = await startProgram();
  browser = await openBrowser();
  ada = await registerAt(program.url, 'ada', { fullName: 'Ada Lovett' });
  cleo = await registerAt(program.url, 'cleo', { fullName: 'Cleo Park' });
});
afterAll(async () => {
  await browser?.close();
  await program?.stop();
});

const write = async (page: Page, words: string) => {
  await page.getByRole('textbox', { name: /^Write to/ }).fill(words);
  await page.keyboard.press('Enter');
};
const log = (page: Page) => page.getByRole('log');

test('two browsers see each other’s messages and the bell without loading anything again', async () => {
  const phone = await signedIn(browser, program.url, 'cleo', { width: 360 });
  const desk = await signedIn(browser, program.url, 'ada');
  const [cleos, adas] = await Promise.all([
    openAlive(phone, `/messages/with/${ada.id}`),
    openAlive(desk, '/notifications'),
  ]);
  await adas.getByText('Nothing yet').waitFor();
  await write(cleos, 'Do you do balayage?');
  await cleos.waitForURL(/\/messages\/\d+$/);
  await log(cleos).getByText('Do you do balayage?').waitFor();

  // The bell, the list under it and the messages' count tell it at once.
  await adas.getByRole('link', { name: 'Notifications, 1 new' }).waitFor();
  await adas.getByRole('link', { name: 'Messages, 1 new' }).waitFor();
  await isSound(adas);
  await adas.getByRole('link', { name: /Cleo Park would like to write with you\./ }).click();
  await adas.getByText('Cleo Park would like to write with you').waitFor();
  await isSound(adas);
  await adas.getByRole('button', { name: 'Accept' }).click();
  await adas.getByText('You can write to each other now.').first().waitFor();

  await write(adas, 'Yes,');
  await adas.getByRole('textbox').fill('on Saturdays');
  await adas.keyboard.press('Shift+Enter');
  await adas.keyboard.type('too');
  await adas.keyboard.press('Enter');
  await log(cleos).getByText('on Saturdays').waitFor();
  expect(await log(cleos).getByText('on Saturdays').textContent()).toBe('on Saturdays\ntoo');
  await log(adas).getByText('Seen').waitFor();
  await isSound(cleos);

  await log(adas).getByText('Yes,').hover();
  await log(adas)
    .getByRole('button', { name: /More about/ })
    .nth(1)
    .click();
  await adas.getByRole('menuitem', { name: 'Take back' }).click();
  await log(cleos).getByText('This message was taken back.').waitFor();
  await Promise.all([phone.close(), desk.close()]);
});

test('somebody is reported and blocked from the conversation, and let in again in the settings', async () => {
  const desk = await signedIn(browser, program.url, 'ada');
  const page = await openAlive(desk, '/messages');
  await page.getByRole('link', { name: /Cleo Park/ }).click();
  await page.getByRole('button', { name: 'More about Cleo Park' }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByText('Choose what is wrong.').waitFor();
  await page.getByText('Spam or a scam').click();
  await isSound(page);
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByText('Thank you. Your report has arrived.').first().waitFor();

  await page.getByRole('button', { name: 'More about Cleo Park' }).click();
  await page.getByRole('menuitem', { name: 'Block Cleo Park' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByText('You cannot write to this person right now.').waitFor();

  await page.goto('/settings/safety');
  await page.getByRole('button', { name: 'Unblock Cleo Park' }).waitFor();
  await isSound(page);
  await page.getByRole('button', { name: 'Unblock Cleo Park' }).click();
  await page.getByText('You have not blocked anybody.').waitFor();
  await desk.close();
});

test('a topic that is switched off stays off', async () => {
  const desk: BrowserContext = await signedIn(browser, program.url, 'cleo', { width: 360 });
  const page = await openAlive(desk, '/settings/notifications');
  const follows = page.getByRole('switch', { name: /^Followers/ });
  await follows.click();
  await isSound(page);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await follows.isChecked()).toBe(false);
  await ada.call('POST', '/api/followers', { followerId: ada.id, followingId: cleo.id });
  expect((await cleo.call('GET', '/api/notifications?topic=follows')).body).toEqual([]);
  await desk.close();
});
