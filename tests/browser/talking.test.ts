import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt, type Caller } from '#tests/support/artist.ts';
import { holdCalls } from '#tests/support/hold-calls.ts';
import { bookAs, isAlive, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();
let ada: Caller;
let cleo: Caller;
beforeAll(async () => {
  ada = await registerAt(stage.program.url, 'ada', { fullName: 'Ada Lovett' });
  cleo = await registerAt(stage.program.url, 'cleo', { fullName: 'Cleo Park' });
});
const write = async (page: Page, words: string) => {
  await page.getByRole('textbox', { name: /^Write to/ }).fill(words);
  await page.keyboard.press('Enter');
};
const photo = 'public/demo/photos/braids-01-480.webp';
const log = (page: Page) => page.getByRole('log');

test('two browsers see each other’s messages and the bell without loading anything again', async () => {
  const phone = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 360 });
  const desk = await signedIn(stage.browser, stage.program.url, 'ada');
  const inbox = await openAlive(desk, '/messages');
  await inbox.getByText('No messages yet').waitFor();
  await inbox.getByRole('main').getByRole('link', { name: 'Discover Artists' }).waitFor();
  // With nothing to choose from, nobody is asked to choose.
  expect(await inbox.getByText('Choose a conversation').count()).toBe(0);
  await isSound(inbox);
  // Nor is there an empty pane for what they would have chosen.
  await inbox.setViewportSize({ width: 1280, height: 800 });
  const list = inbox.getByRole('region', { name: 'Messages' });
  await expect.poll(async () => (await list.boundingBox())?.width).toBeGreaterThan(1000);
  await inbox.close();
  const [cleos, adas] = await Promise.all([
    openAlive(phone, `/messages/with/${ada.id}`),
    openAlive(desk, '/notifications'),
  ]);
  await adas.getByText('Nothing yet').waitFor();
  await write(cleos, 'Do you do balayage?');
  await cleos.waitForURL(/\/messages\/\d+$/);
  await log(cleos).getByText('Do you do balayage?').waitFor();
  await expect.poll(() => cleos.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  const asks = cleos.getByText('This is a request. Ada Lovett has not answered yet.');
  await asks.waitFor();
  await isSound(cleos);

  // The bell, the list under it and the messages' count tell it at once.
  await adas.getByRole('link', { name: 'Notifications, 1 new' }).waitFor();
  await adas.getByRole('link', { name: 'Messages, 1 new' }).waitFor();
  await isSound(adas);
  await adas.getByRole('link', { name: /Cleo Park would like to write to you\./ }).click();
  await adas.getByText('Cleo Park would like to write to you').waitFor();
  await isSound(adas);
  await adas.getByRole('button', { name: 'Accept' }).click();
  await adas.getByText('You can write to each other now.').first().waitFor();
  await asks.waitFor({ state: 'detached' });

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

  // On a phone the conversation takes the place of the list, and the focus comes along.
  await cleos.goto('/messages');
  await isAlive(cleos);
  await cleos.getByRole('link', { name: /Ada Lovett/ }).focus();
  await cleos.keyboard.press('Enter');
  await log(cleos).waitFor();
  const focused = () => cleos.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await expect.poll(focused).toBe('Ada Lovett');
  await Promise.all([phone.close(), desk.close()]);
});

test('two browsers see each other’s likes and comments, and nothing moves under their eyes', async () => {
  const desk = await signedIn(stage.browser, stage.program.url, 'ada', { width: 1280 });
  const phone = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 360 });
  const images = { name: 'braids.webp', mimeType: 'image/webp', buffer: await readFile(photo) };
  const posted = await desk.request.post('/api/posts', { multipart: { images, caption: 'Fresh parts' } });
  const { id } = await posted.json();
  for (let number = 1; number <= 12; number++)
    await cleo.call('POST', `/api/posts/${id}/comments`, { content: `Question ${number}` });

  const [adas, cleos] = await Promise.all([openAlive(desk, `/post/${id}`), openAlive(phone, '/')]);
  const beside = await openAlive(desk, '/');
  const card = cleos.getByRole('article').first();
  await card.getByRole('button', { name: 'Like' }).click();
  await adas.getByText('1 like', { exact: true }).waitFor();

  const read = adas.getByText('Question 3');
  await read.scrollIntoViewIfNeeded();
  const before = (await read.boundingBox())!.y;
  await cleos.getByRole('link', { name: 'View all 12 comments' }).click();
  await cleos.getByLabel('Write a comment').fill('How long did it take?');
  await cleos.getByRole('button', { name: 'Comment', exact: true }).click();
  await adas.getByText('How long did it take?').waitFor();
  await adas.getByRole('heading', { name: '13 comments' }).waitFor();
  expect(Math.abs((await read.boundingBox())!.y - before)).toBeLessThan(2);

  await cleos.goBack();
  await card.getByRole('link', { name: 'View all 13 comments' }).waitFor();
  await ada.call('POST', `/api/posts/${id}/comments`, { content: 'Four hours' });
  await card.getByRole('link', { name: 'View all 14 comments' }).waitFor();
  await ada.call('POST', `/api/posts/${id}/likes`, { userId: ada.id });
  await card.getByText('2 likes', { exact: true }).waitFor();
  // Of two windows of one browser the first listens for both.
  await beside.getByText('2 likes', { exact: true }).waitFor();

  await adas.getByRole('button', { name: 'More about the comment by Cleo Park' }).first().click();
  await adas.getByRole('menuitem', { name: 'Delete comment' }).waitFor();
  await adas.getByRole('menuitem', { name: 'Mute Cleo Park' }).waitFor();
  await adas.getByRole('menuitem', { name: 'Block Cleo Park' }).waitFor();
  await adas.getByRole('menuitem', { name: 'Report' }).click();
  await adas.getByRole('dialog', { name: 'Report this comment by Cleo Park' }).waitFor();
  await adas.getByText('Spam or a scam').click();
  await adas.getByRole('button', { name: 'Send report' }).click();
  await adas.getByText('Thank you. Your report has arrived.').first().waitFor();
  await Promise.all([phone.close(), desk.close()]);
});

test('somebody is reported and blocked from the conversation, and let in again in the settings', async () => {
  const desk = await signedIn(stage.browser, stage.program.url, 'ada');
  const page = await openAlive(desk, '/messages');
  await page.getByRole('link', { name: /Cleo Park/ }).click();
  await log(page).getByText('Do you do balayage?').hover();
  await log(page)
    .getByRole('button', { name: /More about/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Block Cleo Park' }).waitFor();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  // It listens to keys once it has the focus.
  const report = page.getByRole('dialog', { name: 'Report this message from Cleo Park' });
  await report.locator(':focus').press('Escape');
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

test('a conversation knows whether the visit is to come, took place or came to nothing', async () => {
  const pia = await openArtist(stage.program.url, 'pia', { fullName: 'Pia Roth', autoConfirm: true });
  const [first = '', , , , , , , , second = ''] = await freeTimes(pia);
  const visit = await bookAs(cleo, pia, first);
  const phone = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 360, theme: 'dark' });
  const page = await openAlive(phone, `/messages/with/${pia.id}`);
  await page.getByText('You share a booking, so your message reaches Pia Roth at once.').waitFor();
  await isSound(page);
  await write(page, 'See you then');
  await page.getByText('Your next visit together').waitFor();
  await page.getByRole('link', { name: 'Back to all messages' }).click();
  await pia.call('PATCH', `/api/bookings/${visit.id}/status`, { status: 'completed' });
  await page.getByRole('link', { name: /Pia Roth/ }).click();
  await page.getByText('Your last visit together').waitFor();
  expect(await page.getByText('Your next visit together').count()).toBe(0);
  await isSound(page);

  const dora = await registerAt(stage.program.url, 'dora');
  const { id } = await bookAs(dora, pia, second);
  await dora.call('POST', `/api/bookings/${id}/cancel`, {});
  const { body } = await dora.call('POST', '/api/messages', { recipientId: pia.id, content: 'Another day?' });
  const other = await signedIn(stage.browser, stage.program.url, 'dora', { width: 1280 });
  await (await openAlive(other, `/messages/${body.threadId}`)).getByText('Your last booking together').waitFor();
  for (const window of [phone, other]) await window.close();
});

test('a topic that is switched off stays off', async () => {
  const desk: BrowserContext = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 360 });
  const page = await openAlive(desk, '/settings/notifications');
  const follows = page.getByRole('switch', { name: /^Followers/ });
  const saved = page.waitForResponse((answer) => answer.request().method() !== 'GET');
  await follows.click();
  await isSound(page);
  await saved;
  await page.reload();
  await isAlive(page);
  expect(await follows.isChecked()).toBe(false);
  await ada.call('POST', '/api/followers', { followerId: ada.id, followingId: cleo.id });
  expect((await cleo.call('GET', '/api/notifications?topic=follows')).body).toEqual([]);
  await desk.close();
});

test('whoever asks to write is told how much they may say before an answer, and may say that much', async () => {
  const zoe = await openArtist(stage.program.url, 'zoe', { fullName: 'Zoe Adler' });
  await registerAt(stage.program.url, 'noor');
  const phone = await signedIn(stage.browser, stage.program.url, 'noor', { width: 360 });
  const page = await openAlive(phone, `/messages/with/${zoe.id}`);
  await page.getByText(/^What you write to Zoe Adler first is a request\. You can send 3 messages before/).waitFor();
  for (const said of ['Hello.', 'Do you do short nails?', 'On Friday?']) {
    await write(page, said);
    await log(page).getByText(said).waitFor();
  }
  await page.getByText('They have not answered yet. You can write again once they do.').waitFor();
  expect(await page.getByRole('textbox', { name: /^Write to/ }).count()).toBe(0);
  await phone.close();
});

test('what somebody goes on writing while their first words are on their way is not lost', async () => {
  const ida = await openArtist(stage.program.url, 'ida', { fullName: 'Ida Berg' });
  await registerAt(stage.program.url, 'milo');
  const phone = await signedIn(stage.browser, stage.program.url, 'milo', { width: 360 });
  const page = await openAlive(phone, `/messages/with/${ida.id}`);
  const first = await holdCalls(page, '**/api/messages');
  await write(page, 'Hello.');
  await page.keyboard.type('Do you do sh');
  first.letGo();
  await page.waitForURL(/\/messages\/\d+$/);
  await log(page).getByText('Hello.').waitFor();
  const field = page.getByRole('textbox', { name: /^Write to/ });
  await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.type('ort nails?');
  expect(await field.inputValue()).toBe('Do you do short nails?');
  await page.keyboard.press('Enter');
  await log(page).getByText('Do you do short nails?').waitFor();
  expect(await field.inputValue()).toBe('');
  await phone.close();
});

test('what somebody writes is there again after Back and after loading anew, until it is sent', async () => {
  const ivo = await openArtist(stage.program.url, 'ivo', { fullName: 'Ivo Berg' });
  const window = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 360 });
  const page = await openAlive(window, `/messages/with/${ivo.id}`);
  const field = page.getByRole('textbox', { name: /^Write to/ });
  await field.fill('Could you do Saturday');
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe('Could you do Saturday');
  await page.goto('/explore');
  await page.goBack();
  await isAlive(page);
  expect(await field.inputValue()).toBe('Could you do Saturday');
  await field.press('Enter');
  await log(page).getByText('Could you do Saturday').waitFor();
  await page.reload();
  await log(page).getByText('Could you do Saturday').waitFor();
  expect(await field.inputValue()).toBe('');
  await window.close();

  // An empty inbox names what waits beside it; whoever is blocked there is not answered.
  const ivos = await openAlive(await signedIn(stage.browser, stage.program.url, 'ivo', { width: 360 }), '/messages');
  await ivos.getByRole('link', { name: '1 request waits for your answer' }).last().click();
  await ivos.getByRole('link', { name: /Cleo Park/ }).click();
  await ivos.getByRole('button', { name: 'Accept' }).waitFor();
  await ivos.getByRole('button', { name: 'More about Cleo Park' }).click();
  await ivos.getByRole('menuitem', { name: 'Block Cleo Park' }).click();
  await ivos.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click();
  // Under a dialog nothing can be found by its role: whether the answer is still offered shows once it has gone.
  await ivos.getByRole('alertdialog').waitFor({ state: 'detached' });
  await ivos.getByText('You blocked Cleo Park.', { exact: true }).waitFor();
  await expect.poll(() => ivos.getByRole('button', { name: 'Accept' }).count()).toBe(0);
  await ivos.context().close();
});

test('what is sent without a connection is not sent behind one’s back: it stays in the field, and says so', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 360 });
  const page = await openAlive(window, `/messages/with/${ada.id}`);
  const field = page.getByRole('textbox', { name: /^Write to/ });
  await field.waitFor();
  await window.setOffline(true);
  await write(page, 'Is Friday still free?');
  await page.getByText('Your message was not sent. It is still here, try again.').waitFor();
  expect(await field.inputValue()).toBe('Is Friday still free?');
  await window.close();
});
