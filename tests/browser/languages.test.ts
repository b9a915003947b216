import { expect, test } from 'vitest';
import { openArtist, registerAt } from '#tests/support/artist.ts';
import { openWindow, sidewaysScroll, watchConsole } from '#tests/support/browser.ts';
import { chooseLaterDay } from '#tests/support/choose-day.ts';
import { isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test('a guest books in Arabic, from right to left, and turns to Spanish at the foot of the page', async () => {
  const shop = await openArtist(stage.program.url, 'languages', {
    services: [{ name: 'Fine line, palm size', duration: 90, price: 12_000, currency: 'GBP' }],
  });
  const window = await openWindow(stage.browser, stage.program.url, { width: 360, scripts: false, locale: 'ar-EG' });
  const page = await window.newPage();
  const html = page.locator('html');
  await page.goto(`/u/${shop.username}`);
  expect([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual(['ar', 'rtl']);
  await isSound(page);
  await page.getByRole('link', { name: /^احجز .Fine line, palm size.$/ }).click();
  await page.getByRole('heading', { name: 'اختر وقتًا' }).waitFor();
  await page.getByRole('link', { name: /متاح/ }).nth(2).click();
  await isSound(page);
  await page.getByRole('link', { name: /^من .10:30 ص. إلى .12:00 م./ }).click();
  await page.getByRole('heading', { name: 'بياناتك' }).waitFor();
  await page.getByLabel('اسمك').fill('ليلى حداد');
  await page.getByLabel('البريد الإلكتروني').fill('layla@example.com');
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await isSound(page);
  await page.getByRole('button', { name: /^احجز .+ الساعة .10:30 ص.$/ }).click();
  await page.getByRole('heading', { level: 1, name: /^تم الطلب/ }).waitFor();
  await isSound(page);

  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('heading', { level: 1, name: /^Solicitada/ }).waitFor();
  expect([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual(['es', null]);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /^Solicitada/ }).waitFor();
  await window.close();
});

test('a page that is alive stays in the language that the server wrote it in, until somebody signs in who reads another', async () => {
  const window = await openWindow(stage.browser, stage.program.url, { width: 1280, locale: 'ar' });
  const page = await window.newPage();
  const complaints = watchConsole(page);
  const html = page.locator('html');
  await page.goto('/auth');
  // Its other word comes from the browser's own texts.
  await page.getByRole('button', { name: 'إظهار كلمة المرور' }).click();
  await page.getByRole('button', { name: 'إخفاء كلمة المرور' }).waitFor();
  await isSound(page);

  // Whose account is in English reads on in it, where the browser was never told otherwise.
  await registerAt(stage.program.url, 'anglophone');
  await page.locator('[name=username]').fill('anglophone');
  await page.locator('[name=password]').fill('six-or-more');
  await page.locator('[name=password]').press('Enter');
  await page.getByText('Login successful', { exact: true }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Your Dashboard' }).waitFor();
  expect([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual(['en', null]);
  expect(complaints).toEqual([]);
  await window.close();
});

test('a name is read from its @ on, on a page from right to left as well', async () => {
  await registerAt(stage.program.url, 'layla', { language: 'ar' });
  const window = await signedIn(stage.browser, stage.program.url, 'layla', { width: 1280, locale: 'ar' });
  const page = await openAlive(window, '/');
  const name = page.getByRole('complementary').getByText('@layla', { exact: true });
  const [sign, letter] = await name.evaluate((element) => {
    const range = element.ownerDocument.createRange();
    const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lefts: number[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (let at = 0; at < text.textContent!.length; at += 1) {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        lefts.push(range.getBoundingClientRect().left);
      }
    }
    return lefts;
  });
  expect(sign).toBeLessThan(letter!);
  await window.close();
});

test('Americans read their dates, their clock and their week', async () => {
  const shop = await openArtist(stage.program.url, 'american', {
    services: [{ name: 'Trim', duration: 30, price: 3_000, currency: 'USD' }],
  });
  const window = await openWindow(stage.browser, stage.program.url, { width: 1280, scripts: false, locale: 'en-US' });
  const page = await window.newPage();
  await page.goto(`/u/${shop.username}/book?service=${shop.serviceIds[0]}`);
  await chooseLaterDay(page);
  expect(await page.getByRole('columnheader').first().innerText()).toBe('Sun');
  expect(await page.getByRole('link', { name: /^10:30 AM to 11:00 AM, 30 minutes$/ }).count()).toBe(1);
  await window.close();
});
