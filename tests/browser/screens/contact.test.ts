import { expect, test } from 'vitest';
import { isSound } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';
import { pagesOfTests } from '#tests/support/open-page.ts';

const stage = setStage();

const openPage = pagesOfTests(stage);

test('C02 C03 C04 S11 a message is sent in place, and nothing typed is lost when it cannot be', async () => {
  const page = await openPage('/contact');
  await page.clock.install({ time: Date.now() });
  await page.clock.pauseAt(Date.now() + 60_000);
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  for (const words of ['Tell us your name.', 'Say in a few words what it is about.', 'Write your message.'])
    expect(await page.getByText(words).isVisible()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('name');
  const typed = { Name: 'Grace', Email: 'grace@example.com', Subject: 'Hours', Message: 'Are you there on Sundays?' };
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value);
  expect(await page.getByText('Tell us your name.').count()).toBe(0);

  await page.route('**/api/contact', (route) => route.abort(), { times: 1 });
  await send.click();
  await page.clock.runFor(1500);
  await page.getByText('Your message was not sent. Nothing was lost, try again.').waitFor();
  for (const [label, value] of Object.entries(typed))
    expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(value);

  const answered = page.waitForResponse('**/api/contact');
  await send.click();
  expect((await answered).status()).toBe(201);
  await page.clock.runFor(1499);
  expect(await page.getByRole('button', { name: 'Sending...' }).isVisible()).toBe(true);
  await page.clock.runFor(1);
  await page.getByText('Message sent').waitFor();
  await page.getByRole('heading', { name: 'Thank you, it is with us.' }).waitFor();
  await page.getByRole('link', { name: 'Send Another Message' }).click();
  expect(await send.isVisible()).toBe(true);
  for (const label of Object.keys(typed)) expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe('');
});

test('C02 C04 C05 without script the form posts, says what is missing, and keeps what is there', async () => {
  const page = await openPage('/contact', { scripts: false, width: 1280, theme: 'dark' });
  await page.getByLabel('Name', { exact: true }).fill('Grace');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('3 fields need another look').waitFor();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Grace');
  expect(await page.getByText('Enter an email address we can answer to.').count()).toBe(2);
  await isSound(page);
  await page.getByLabel('Email', { exact: true }).fill('grace@example.com');
  await page.getByLabel('Subject').fill('Hours');
  await page.getByLabel('Message').fill('Are you there on Sundays?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Message sent').waitFor();
  await isSound(page);
  await page.getByRole('link', { name: 'Send Another Message' }).click();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('');
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
