import { beforeAll, expect, test } from 'vitest';
import { openArtist, registerAt, type Artist } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { holdCalls } from '#tests/support/hold-calls.ts';
import { isAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

// On a slow line somebody reads, writes and presses long before a page's scripts are there: nothing of it may be lost.

const stage = setStage();
let ada: Artist;
beforeAll(async () => {
  ada = await openArtist(stage.program.url, 'ada');
});

/** A page as the server wrote it, and the letting go of its scripts. */
async function beforeScripts(username: string, path: string) {
  const window = await signedIn(stage.browser, stage.program.url, username, { width: 1280 });
  const page = await window.newPage();
  const scripts = await holdCalls(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  const comeAlive = async () => {
    scripts.letGo();
    await isAlive(page);
  };
  return { window, page, comeAlive };
}

test('a password that is changed before the scripts are there is changed, and never stands in the address', async () => {
  await registerAt(stage.program.url, 'hasty');
  const { window, page, comeAlive } = await beforeScripts('hasty', '/settings/security');
  const section = page.getByRole('region', { name: 'Password', exact: true });
  await section.getByLabel('Current password').pressSequentially('six-or-more');
  await section.getByLabel('New password').pressSequentially('another-one');
  await page.getByRole('button', { name: 'Change password' }).click();
  expect(new URL(page.url()).search).toBe('');
  await comeAlive();
  await page.getByText('Your password is changed').first().waitFor();
  expect(new URL(page.url()).search).toBe('');
  await window.close();

  const plain = await openWindow(stage.browser, stage.program.url, { scripts: false });
  await plain.request.post('/api/login', { data: { username: 'hasty', password: 'another-one' } });
  const still = await plain.newPage();
  await still.goto('/settings/security');
  await still.getByLabel('New password').fill('yet-another');
  await still.getByRole('button', { name: 'Change password' }).click();
  expect(new URL(still.url()).search).toBe('');
  await plain.close();
});

test('a message that is sent before the scripts are there arrives', async () => {
  const cleo = await registerAt(stage.program.url, 'cleo');
  const { body: first } = await cleo.call('POST', '/api/messages', { recipientId: ada.id, content: 'Hello' });
  const { window, page, comeAlive } = await beforeScripts('cleo', `/messages/${first.threadId}`);
  await page.getByRole('textbox', { name: /^Write to/ }).pressSequentially('Are you free on Friday?');
  await page.getByRole('button', { name: 'Send' }).click();
  await comeAlive();
  await page.getByRole('log').getByText('Are you free on Friday?').waitFor();
  const { body: sent } = await ada.call('GET', `/api/threads/${first.threadId}/messages`);
  expect(sent.map(({ content }: { content: string }) => content)).toEqual(['Hello', 'Are you free on Friday?']);
  await window.close();
});

test('a switch that is turned before the scripts are there is turned for them, too', async () => {
  const { window, page, comeAlive } = await beforeScripts('ada', '/settings/availability');
  const monday = page.getByRole('switch', { name: /^Monday/ });
  const was = await monday.isChecked();
  await monday.click();
  await comeAlive();
  await page.getByText('You have changes that are not saved.').waitFor();
  expect(await monday.isChecked()).toBe(!was);
  await window.close();
});
