import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { openWindow, watchConsole, type Looking } from '#tests/support/browser.ts';
import { isSound } from '#tests/support/signed-in.ts';
import { registerAt } from '#tests/support/artist.ts';
import { givePlan } from '#tests/support/by-hand.ts';
import { startProgram } from '#tests/support/program.ts';
import { setStage } from '#tests/support/stage.ts';

// The demo's people come with a database of the program's own.
const stage = setStage({ DATABASE_URL: '', ULI_DEMO: 'on' });

let window: BrowserContext;
afterEach(() => window?.close());

async function openPage(path: string, looking: Looking = {}): Promise<Page> {
  window = await openWindow(stage.browser, stage.program.url, looking);
  const page = await window.newPage();
  await page.goto(path);
  return page;
}

const looks = [360, 1280].flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ width, theme })));

test.each(looks)('L01 L03–L09 the landing page says what Uli is and where to begin, $width $theme', async (looking) => {
  const page = await openPage('/', looking);
  const complaints = watchConsole(page);
  expect(await page.title()).toBe('Uli · Show the work. Fill the chair.');
  const hero = page.locator('section').first();
  expect(await hero.getByRole('link', { name: 'Start now' }).getAttribute('href')).toBe('/auth');
  expect(await hero.getByRole('link', { name: 'See pricing' }).getAttribute('href')).toBe('/pricing');
  const stories = page.getByRole('region', { name: 'How a week changes' });
  expect(await stories.locator('blockquote').count()).toBe(2);
  expect(await stories.getByText('Sample story').count()).toBe(2);
  const card = page.getByRole('group', { name: 'Sample booking card' });
  for (const count of ['124', '4582', '1250']) expect(await card.getByText(count, { exact: true }).count()).toBe(1);
  const minutes = page.locator('ol').filter({ hasText: 'Sign up' });
  for (const [time, step] of [
    ['9:00', 'Sign up'],
    ['9:02', 'Add services'],
    ['9:05', 'Set hours'],
    ['9:08', 'Share your link'],
  ] as const) {
    expect(await minutes.locator('li').filter({ hasText: time }).textContent()).toContain(step);
  }
  const trades = page.getByRole('region', { name: 'For people who work with their hands' });
  expect(await trades.getByRole('link', { name: 'tattooers' }).getAttribute('href')).toBe('/explore/tattoo');
  expect(await trades.getByRole('link').count()).toBe(12);
  await trades.getByRole('link', { name: 'tattooers' }).hover();
  expect(await trades.locator('a img').filter({ visible: true }).count()).toBe(looking.width >= 768 ? 1 : 0);
  const stops = await page.getByRole('region', { name: 'Where this is going' }).locator('li').allTextContents();
  expect(stops.map((stop) => stop.replace(/^Phase \d/, ''))).toEqual([
    'MVPdone',
    'Paymentsnext',
    'SMSlater',
    'Categoriesdone',
    'Analyticslater',
    'Link-in-bio toolnext',
    'Advanced bookingdone',
    'Intake formslater',
  ]);
  expect(await page.locator('footer').textContent()).toContain('All rights reserved');
  const line = page.locator('section').first().locator('svg path').first();
  expect(await line.evaluate((path) => getComputedStyle(path).animationIterationCount)).toBe('1');
  await isSound(page);
  expect(complaints).toEqual([]);
});

test('L02 the strip shows one name every 2000 ms, and stands still when paused, looked at or asked to', async () => {
  window = await openWindow(stage.browser, stage.program.url, { width: 1280 });
  const page = await window.newPage();
  const names = page.getByRole('region', { name: 'Featured in' }).getByRole('link');
  await page.goto('/');
  expect(await names.allTextContents()).toEqual(['Fresh fades', 'Bridal', 'Fine line']);
  expect(await page.getByRole('button', { name: 'Pause' }).count()).toBe(0);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.reload();
  expect(await names.allTextContents()).toEqual(['Fresh fades']);
  await page.clock.runFor(1999);
  expect(await names.allTextContents()).toEqual(['Fresh fades']);
  await page.clock.runFor(1);
  expect(await names.allTextContents()).toEqual(['Bridal']);
  await page.clock.runFor(4000);
  expect(await names.allTextContents()).toEqual(['Fresh fades']);
  await names.focus();
  await page.clock.runFor(6000);
  expect(await names.allTextContents()).toEqual(['Fresh fades']);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(6000);
  expect(await names.allTextContents()).toEqual(['Fresh fades']);
  await page.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(2000);
  expect(await names.allTextContents()).toEqual(['Bridal']);
  await names.hover();
  await page.clock.runFor(6000);
  expect(await names.allTextContents()).toEqual(['Bridal']);
  await names.click();
  await page.waitForURL((url) => url.pathname === '/explore');
});

test.each([true, false])('L05 the sample is booked through and books nothing, scripts %s', async (scripts) => {
  const page = await openPage('/', { scripts });
  const complaints = watchConsole(page);
  let documents = 0;
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  const card = page.getByRole('group', { name: 'Sample booking card' });
  await card.getByRole('link', { name: 'Book Cornrows' }).click();
  await card.getByRole('heading', { name: 'Pick a time' }).waitFor();
  await card.getByText('Cornrows, 90 minutes, $85').waitFor();
  await card
    .getByRole('link', { name: /^\d\d:\d\d to \d\d:\d\d, 90 minutes$/ })
    .last()
    .click();
  await card.getByRole('heading', { name: 'Check and book' }).waitFor();
  await card.getByText('$85', { exact: true }).waitFor();
  const book = card.getByRole('link', { name: /^Book \w{3} \d+ at \d\d:\d\d$/ });
  const words = (await book.textContent())!;
  await book.click();
  await card.getByText('This is a demo. Nothing was booked.').waitFor();
  expect(await card.getByRole('heading', { level: 4 }).textContent()).toContain(words.slice(-5));
  expect(documents).toBe(scripts ? 0 : 3);
  await isSound(page);
  await page.goBack();
  await card.getByRole('heading', { name: 'Check and book' }).waitFor();
  expect(complaints).toEqual([]);
});

test.each(looks)('P01–P03 C01 C05 what it costs, whom it helps and how to write, $width $theme', async (looking) => {
  const page = await openPage('/pricing', looking);
  const complaints = watchConsole(page);
  const basic = page.getByRole('region', { name: 'Basic' });
  const premium = page.getByRole('region', { name: 'Premium' });
  for (const [plan, price, lines] of [
    [basic, '$14.99', 5],
    [premium, '$24.99', 8],
  ] as const) {
    expect(await plan.getByText(price, { exact: true }).count()).toBe(1);
    expect(await plan.getByText('per month').count()).toBe(1);
    expect(await plan.getByRole('listitem').count()).toBe(lines);
  }
  expect(await basic.getByRole('link').getAttribute('href')).toBe('/subscribe?tier=basic');
  expect(await premium.getByRole('link').getAttribute('href')).toBe('/subscribe?tier=premium');
  expect(await premium.getByText('MOST POPULAR').count()).toBe(1);
  expect(await page.getByText('Clients never pay to book.').first().isVisible()).toBe(true);
  for (const question of await page.locator('summary').filter({ hasText: '?' }).all()) await question.click();
  for (const answer of [
    'You can cancel anytime and keep access to the end of your billing period.',
    'A plan change counts from your next billing cycle.',
    'With Visa, Mastercard or American Express.',
    'a 7-day trial',
    '15 minutes before others',
  ])
    expect(await page.getByText(answer).isVisible()).toBe(true);
  await isSound(page);
  await page.goto('/customers');
  expect(await page.getByText('Sample story').count()).toBe(5);
  const main = page.locator('main');
  expect(await main.getByRole('link', { name: 'See pricing' }).getAttribute('href')).toBe('/pricing');
  expect(await main.getByRole('link', { name: 'Start now' }).getAttribute('href')).toBe('/auth');
  await isSound(page);
  await page.goto('/contact');
  expect(await page.locator('header [aria-current=page]').first().textContent()).toBe('Contact');
  await isSound(page);
  expect(complaints).toEqual([]);
});

test('C02 C03 C04 a message is sent in place, and nothing typed is lost when it cannot be', async () => {
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

test('L03 C01 P01 a server without the demo’s people shows no made-up stories, and marks the plan one has', async () => {
  const own = await startProgram();
  const pages = await Promise.all(['/', '/customers'].map(async (path) => (await fetch(own.url + path)).text()));
  const payer = await registerAt(own.url, 'payer');
  await givePlan(own, payer.id, 'premium');
  const pricing = await (await fetch(`${own.url}/pricing`, { headers: { Cookie: payer.cookie() } })).text();
  await own.stop();
  for (const html of pages) expect(html).not.toContain('Sample story');
  expect(pages[1]).toContain('Your first ten minutes');
  expect(pricing.indexOf('Your plan')).toBeGreaterThan(pricing.indexOf('>Premium<'));
});

test('L10 every promise stands on the landing page, which weighs what a first page may', async () => {
  const page = await openPage('/', { width: 1280, scripts: false });
  const board = page.getByRole('region', { name: 'What is on the board' });
  const promises = await board.locator('.type-strong').allTextContents();
  expect(promises).toEqual([
    'Smart scheduling with calendar sync',
    'SMS and email reminders',
    'Client management',
    'Custom booking links',
    'Analytics',
    'Time zone detection',
    'Recurring appointments',
    'Booking without a client account',
  ]);
  expect(await page.getByText('7-day free trial, no credit card').count()).toBeGreaterThan(0);
  for (const path of ['/', '/pricing', '/customers', '/contact']) {
    const html = await (await fetch(`${stage.program.url}${path}`)).text();
    const inside = (tag: string) =>
      [...html.matchAll(new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`, 'g'))].map(([, text]) => text).join('');
    expect(html).not.toMatch(/<script[^>]* src=/);
    expect(gzipSync(inside('style')).length).toBeLessThan(15_000);
    expect(gzipSync(inside('script')).length).toBeLessThan(15_000);
  }
});
