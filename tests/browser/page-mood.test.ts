import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openArtist, registerAt, type Artist } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();
let ada: Artist;
beforeAll(async () => {
  ada = await openArtist(stage.program.url, 'ada');
  await registerAt(stage.program.url, 'cleo');
});

/** What a page stands on, and whether its name is set in a type. */
const looks = (page: Page, type: string) =>
  page.getByRole('heading', { level: 1 }).evaluate(async (name, wanted) => {
    await document.fonts.ready;
    const ground = (from: Element | null): string => {
      const colour = from ? getComputedStyle(from).backgroundColor : '';
      return from && colour === 'rgba(0, 0, 0, 0)' ? ground(from.parentElement) : colour;
    };
    const used = [...document.fonts].some(({ family, status }) => family.includes(wanted) && status === 'loaded');
    return { ground: ground(name), lettered: used && getComputedStyle(name).fontFamily.includes(wanted) };
  }, type);

/** What every other page stands on, in a theme or in that of the window. */
const usualGround = (page: Page, theme = '') =>
  page.evaluate((wanted) => {
    const probe = document.body.appendChild(document.createElement('div'));
    if (wanted) probe.dataset['theme'] = wanted;
    probe.style.background = 'var(--page)';
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, theme);

test('a professional chooses how their page looks, sees it at once, and so do their clients', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'ada', { width: 360 });
  const page = await openAlive(window, '/settings/profile');
  const section = page.getByRole('region', { name: 'How your page looks' });
  const sample = section.getByText('Ada Lovett');
  const before = await sample.evaluate((name) => getComputedStyle(name).color);
  await section.getByRole('radio', { name: /^Ink/ }).check();
  await section.getByRole('radio', { name: /^Editorial/ }).check();
  await expect.poll(() => sample.evaluate((name) => getComputedStyle(name).color)).not.toBe(before);
  expect(await sample.evaluate((name) => getComputedStyle(name).fontFamily)).toMatch(/^"?Imbue Uli/);
  await isSound(page);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await page.getByText('Your profile is saved').first().waitFor();
  await window.close();

  const visitor = await openWindow(stage.browser, stage.program.url, { width: 1280, scripts: false });
  const plain = await visitor.newPage();
  await plain.goto('/u/ada');
  const dark = await usualGround(plain, 'dark');
  expect(await looks(plain, 'Imbue Uli')).toEqual({ ground: dark, lettered: true });
  await visitor.close();

  // Signed-in people see it as well.
  const cleo = await openAlive(await signedIn(stage.browser, stage.program.url, 'cleo'), `/profile/${ada.id}`);
  expect(await looks(cleo, 'Imbue Uli')).toEqual({ ground: dark, lettered: true });
  await cleo.context().close();
});

test('whoever takes no bookings is not asked how their page looks', async () => {
  const page = await openAlive(await signedIn(stage.browser, stage.program.url, 'cleo'), '/settings/profile');
  await page.getByRole('heading', { name: 'Account', exact: true }).waitFor();
  expect(await page.getByRole('region', { name: 'How your page looks' }).count()).toBe(0);
  await page.context().close();
});

test.each([
  { pageGround: 'ink', pageType: 'plain' },
  { pageGround: 'camwood', pageType: 'editorial' },
  { pageGround: 'marigold', pageType: 'poster' },
])('everything can be read on $pageGround, in light and dark', async (mood) => {
  expect((await ada.call('PATCH', '/api/user', mood)).status).toBe(200);
  for (const looking of [
    { width: 360, theme: 'light' },
    { width: 1280, theme: 'dark' },
  ] as const) {
    const window = await openWindow(stage.browser, stage.program.url, looking);
    const page = await window.newPage();
    await page.goto('/u/ada');
    await page.getByRole('heading', { level: 1, name: 'Ada Lovett' }).waitFor();
    // Ink is what a dark page stands on anyway.
    const same = mood.pageGround === 'ink' && looking.theme === 'dark';
    expect((await looks(page, 'Onest')).ground === (await usualGround(page))).toBe(same);
    await isSound(page);
    await window.close();
  }
});
