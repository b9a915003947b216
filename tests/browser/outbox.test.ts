import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { openBrowser, openWindow, watchConsole } from '#tests/support/browser.ts';
import { startProgram, type Program } from '#tests/support/program.ts';
import { bookAs, isSound } from '#tests/support/signed-in.ts';

let program: Program;
let browser: Browser;

beforeAll(async () => {
  program = await startProgram();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await program?.stop();
});

test.each([
  { width: 360, theme: 'light' as const },
  { width: 1280, theme: 'dark' as const },
])('whoever develops reads the mails, $width $theme', async (looking) => {
  const ada = await openArtist(program.url, `mailed${looking.width}`, { autoConfirm: true });
  const cleo = await registerAt(program.url, `mailing${looking.width}`);
  const [time = ''] = await freeTimes(ada);
  await bookAs(cleo, ada, time);
  const window = await openWindow(browser, program.url, looking);
  const page = await window.newPage();
  const complaints = watchConsole(page);
  const mails = page.getByRole('list', { name: 'Outbox' }).getByRole('link');
  await expect
    .poll(async () => {
      await page.goto('/outbox');
      return mails.filter({ hasText: `to mailing${looking.width}@example.com` }).count();
    })
    .toBe(1);
  await mails.filter({ hasText: `to mailing${looking.width}@example.com` }).click();
  const subject = (await page.getByRole('heading', { level: 2 }).textContent())!;
  await page.frameLocator(`iframe[title="${subject}"]`).getByText('Fine line, palm size').first().waitFor();
  await isSound(page);
  await page.getByText('Calendar invitation').click();
  await page.getByText('BEGIN:VCALENDAR').waitFor();
  await isSound(page);
  expect(complaints).toEqual([]);
  await window.close();
});
