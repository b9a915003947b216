import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { openWindow, watchConsole } from '#tests/support/browser.ts';
import { isSound } from '#tests/support/signed-in.ts';
import { registerAt } from '#tests/support/artist.ts';
import { givePlan } from '#tests/support/by-hand.ts';
import { startProgram } from '#tests/support/program.ts';
import { setStage } from '#tests/support/stage.ts';
import { pageOfGroup, pagesOfTests } from '#tests/support/open-page.ts';

// The demo's people come with a database of the program's own.
const stage = setStage({ DATABASE_URL: '', ULI_DEMO: 'on' });

const openPage = pagesOfTests(stage);

const looks = [360, 1280].flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ width, theme })));

describe.each(looks)('the landing page, $width $theme', (looking) => {
  const shown = pageOfGroup(stage, '/', looking);

  test('L01 says what Uli is and where to begin', async () => {
    expect(await shown.page.title()).toBe('Uli · Show the work. Fill the chair.');
    const hero = shown.page.locator('section').first();
    expect(await hero.getByRole('link', { name: 'Start now' }).getAttribute('href')).toBe(
      '/auth?tab=register&for=work',
    );
    expect(await hero.getByRole('link', { name: 'See pricing' }).getAttribute('href')).toBe('/pricing');
    // Whoever does not work with their hands is not asked to pay.
    const find = hero.getByRole('link', { name: 'Looking for somebody to book? Discover artists' });
    expect(await find.getAttribute('href')).toBe('/explore');
    const line = hero.locator('svg path').first();
    expect(await line.evaluate((path) => getComputedStyle(path).animationIterationCount)).toBe('1');
  });

  test('L01 shows the work, and under it what it costs', async () => {
    const photo = shown.page.getByRole('img', { name: /^Five dark three-strand plaits/ }).first();
    await photo.evaluate((img: HTMLImageElement) => img.decode());
    expect(await photo.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/braids-01-\d+\.avif$/);
    const plate = shown.page.locator('section').first().getByRole('link', { name: 'Book', exact: true });
    const { y, height } = (await plate.boundingBox())!;
    expect(y + height).toBeLessThan(looking.width < 768 ? 780 : 900);
  });

  test('L03 has stories that say they are samples', async () => {
    const stories = shown.page.getByRole('region', { name: 'How a week changes' });
    expect(await stories.locator('blockquote').count()).toBe(2);
    expect(await stories.getByText('Sample story').count()).toBe(2);
  });

  test('L04 has what it does as a price board', async () => {
    const board = shown.page.getByRole('region', { name: 'What is on the board' });
    expect(await board.getByText('Smart scheduling with calendar sync').isVisible()).toBe(true);
    expect(await board.getByText('Booking without a client account').isVisible()).toBe(true);
  });

  test('L05 has a sample card with its figures', async () => {
    const card = shown.page.getByRole('group', { name: 'Sample booking card' });
    for (const count of ['124', '4,582', '1,250']) expect(await card.getByText(count, { exact: true }).count()).toBe(1);
  });

  test('L06 tells the first ten minutes', async () => {
    const minutes = shown.page.locator('ol').filter({ hasText: 'Sign up' });
    for (const [time, step] of [
      ['9:00', 'Sign up'],
      ['9:02', 'Add services'],
      ['9:05', 'Set hours'],
      ['9:08', 'Share your link'],
    ] as const) {
      expect(await minutes.locator('li').filter({ hasText: time }).textContent()).toContain(step);
    }
  });

  test('L07 names its trades, each a way to its people', async () => {
    const trades = shown.page.getByRole('region', { name: 'For people who work with their hands' });
    expect(await trades.getByRole('link', { name: 'tattooers' }).getAttribute('href')).toBe('/explore/tattoo');
    expect(await trades.getByRole('link').count()).toBe(12);
    await trades.getByRole('link', { name: 'tattooers' }).hover();
    expect(await trades.locator('a img').filter({ visible: true }).count()).toBe(looking.width >= 768 ? 1 : 0);
  });

  test('L08 says what is done, what is next and what comes later', async () => {
    const stops = await shown.page.getByRole('region', { name: 'Where this is going' }).locator('li').allTextContents();
    expect(stops.map((stop) => stop.replace(/^Phase \d/, ''))).toEqual([
      'MVPdone',
      'Paymentsdone',
      'SMSlater',
      'Categoriesdone',
      'Analyticslater',
      'Link-in-bio toolnext',
      'Advanced bookingdone',
      'Intake formslater',
    ]);
  });

  test('L09 ends in the footer, and is sound all the way', async () => {
    expect(await shown.page.locator('footer').textContent()).toContain('All rights reserved');
    await isSound(shown.page);
    expect(shown.complaints).toEqual([]);
  });
});

test('L02 the strip shows one name every 2000 ms, and stands still when paused, looked at or asked to', async () => {
  const window = await openWindow(stage.browser, stage.program.url, { width: 1280 });
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

describe.each(looks)('what it costs, whom it helps and how to write, $width $theme', (looking) => {
  const shown = pageOfGroup(stage, '/pricing', looking);

  test('P01 both plans say their price and what is in them', async () => {
    const basic = shown.page.getByRole('region', { name: 'Basic' });
    const premium = shown.page.getByRole('region', { name: 'Premium' });
    for (const [plan, price, lines] of [
      [basic, '$14.99', 5],
      [premium, '$24.99', 8],
    ] as const) {
      expect(await plan.getByText(price, { exact: true }).count()).toBe(1);
      expect(await plan.getByText('per month').count()).toBe(1);
      expect(await plan.getByRole('listitem').count()).toBe(lines);
    }
    expect(await premium.getByText('MOST POPULAR').count()).toBe(1);
    // What does not exist yet does not read as if it did.
    const planned = premium.getByRole('listitem').filter({ hasText: 'planned' });
    expect(await planned.count()).toBe(6);
    expect(await planned.filter({ hasText: 'SMS notifications' }).count()).toBe(1);
    expect(await premium.getByText('What is planned is not built yet.').isVisible()).toBe(true);
    expect(await shown.page.getByText('Clients never pay to book.').first().isVisible()).toBe(true);
  });

  test('P02 each plan leads to subscribing to it', async () => {
    const choices = shown.page.getByRole('region', { name: /^(Basic|Premium)$/ }).getByRole('link');
    const addresses = await choices.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(['/subscribe?tier=basic', '/subscribe?tier=premium']);
  });

  test('P03 answers what people ask, and is sound with all answers open', async () => {
    for (const question of await shown.page.locator('summary').filter({ hasText: '?' }).all()) await question.click();
    for (const answer of [
      'You can cancel anytime and keep access to the end of your billing period.',
      'A plan change counts from your next billing cycle.',
      'With Visa, Mastercard or American Express.',
      'a 7-day trial',
      'Both are planned, and not built yet.',
      '15 minutes before others',
    ])
      expect(await shown.page.getByText(answer).isVisible()).toBe(true);
    await isSound(shown.page);
  });

  test('C01 tells stories of customers, marked as samples, with two ways on', async () => {
    await shown.page.goto('/customers');
    expect(await shown.page.getByText('Sample story').count()).toBe(5);
    const main = shown.page.locator('main');
    expect(await main.getByRole('link', { name: 'See pricing' }).getAttribute('href')).toBe('/pricing');
    expect(await main.getByRole('link', { name: 'Start now' }).getAttribute('href')).toBe(
      '/auth?tab=register&for=work',
    );
    await isSound(shown.page);
  });

  test('C05 the contact page is sound, and the header says where one is', async () => {
    await shown.page.goto('/contact');
    expect(await shown.page.locator('header [aria-current=page]').first().textContent()).toBe('Contact');
    await isSound(shown.page);
    expect(shown.complaints).toEqual([]);
  });
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
  for (const path of ['/', '/pricing', '/customers', '/contact', '/terms']) {
    const answer = await fetch(`${stage.program.url}${path}`, { headers: { 'Accept-Encoding': 'br' } });
    const html = await answer.text();
    // With its headers what a connection's first two answers hold, wherever a font lies within.
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(42_000);
    const inside = (tag: string) =>
      [...html.matchAll(new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`, 'g'))].map(([, text]) => text).join('');
    expect(html).not.toMatch(/<script[^>]* src=/);
    const rules = inside('style').replaceAll(/url\("?data:font[^)]*\)/g, '');
    expect(gzipSync(rules).length).toBeLessThan(15_000);
    expect(gzipSync(inside('script')).length).toBeLessThan(15_000);
  }
});
