import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isSound } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';
import { pagesOfTests } from '#tests/support/open-page.ts';

const stage = setStage();

const openPage = pagesOfTests(stage);
const typed = { Name: 'Grace', Email: 'grace@example.com', Subject: 'Hours', Message: 'Are you there on Sundays?' };
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fillAll(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value);
}

/** The form with everything typed, on a clock that stands still. */
async function openFilled(): Promise<Page> {
  const page = await openPage('/contact');
  await page.clock.install({ time: Date.now() });
  await page.clock.pauseAt(Date.now() + 60_000);
  await fillAll(page);
  return page;
}

test('C02 all four fields are required, and what is missing is told beside them', async () => {
  const page = await openPage('/contact');
  for (const label of Object.keys(typed)) expect(await field(page, label).getAttribute('required')).not.toBeNull();
  await sendButton(page).click();
  for (const words of ['Tell us your name.', 'Say in a few words what it is about.', 'Write your message.'])
    expect(await page.getByText(words).isVisible()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('name');
  await fillAll(page);
  expect(await page.getByText('Tell us your name.').count()).toBe(0);
});

test('C03 while a message is sent the button says so, for 1.5 seconds at least', async () => {
  const page = await openFilled();
  const answered = page.waitForResponse('**/api/contact');
  await sendButton(page).click();
  expect((await answered).status()).toBe(201);
  await page.clock.runFor(1499);
  expect(await page.getByRole('button', { name: 'Sending...' }).isVisible()).toBe(true);
  await page.clock.runFor(1);
  await page.getByRole('button', { name: 'Sending...' }).waitFor({ state: 'detached' });
});

test('C04 a message that was sent is thanked for, and the form comes back empty', async () => {
  const page = await openFilled();
  const answered = page.waitForResponse('**/api/contact');
  await sendButton(page).click();
  await answered;
  await page.clock.runFor(1500);
  await page.getByText('Message sent').waitFor();
  await page.getByRole('heading', { name: 'Thank you. We have your message.' }).waitFor();
  await page.getByRole('link', { name: 'Send Another Message' }).click();
  expect(await sendButton(page).isVisible()).toBe(true);
  for (const label of Object.keys(typed)) expect(await field(page, label).inputValue()).toBe('');
});

test('S11 of a message that cannot be sent nothing is lost', async () => {
  const page = await openFilled();
  await page.route('**/api/contact', (route) => route.abort());
  await sendButton(page).click();
  await page.clock.runFor(1500);
  await page.getByText('Your message was not sent. Nothing was lost, try again.').waitFor();
  for (const [label, value] of Object.entries(typed)) expect(await field(page, label).inputValue()).toBe(value);
  expect(await sendButton(page).isEnabled()).toBe(true);
});

test('C05 the contact page says how to reach us, when somebody is there, and answers questions, without script too', async () => {
  const page = await openPage('/contact', { scripts: false });
  expect(await page.getByText('We reply within 24 hours on business days.').isVisible()).toBe(true);
  const hours = page.getByRole('table', { name: 'Hours' });
  expect(await hours.locator('tbody tr').allTextContents()).toEqual([
    expect.stringMatching(/^Mon-Fri.*9:00 AM-6:00 PM$/),
    expect.stringMatching(/^Sat.*10:00 AM-4:00 PM$/),
    expect.stringMatching(/^Sun.*closed$/),
  ]);
  expect(await hours.locator('[aria-current=date]').count()).toBe(1);
  const open = (await (await fetch(`${stage.program.url}/api/contact`)).json()).open;
  expect(await page.getByText(open ? 'Open now' : 'Closed now').isVisible()).toBe(true);
  await page.getByText('I cannot log in.').click();
  expect(await page.getByText('Ask for a new password where you log in.').isVisible()).toBe(true);
});

test('a message is sent without script, too: the form says what is missing, keeps what is there, and thanks', async () => {
  const page = await openPage('/contact', { scripts: false, width: 1280, theme: 'dark' });
  await field(page, 'Name').fill('Grace');
  await sendButton(page).click();
  await page.getByText('3 fields need another look').waitFor();
  expect(await field(page, 'Name').inputValue()).toBe('Grace');
  expect(await page.getByText('Enter an email address we can answer to.').count()).toBe(2);
  await isSound(page);
  await fillAll(page);
  await sendButton(page).click();
  await page.getByText('Message sent').waitFor();
  await isSound(page);
  await page.getByRole('link', { name: 'Send Another Message' }).click();
  expect(await field(page, 'Name').inputValue()).toBe('');
});
