import { expect, test } from 'vitest';
import { openWindow, watchConsole } from '#tests/support/browser.ts';
import { isSound } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test.each([
  { width: 360, theme: 'light' as const },
  { width: 1280, theme: 'dark' as const },
])('the API can be read about without a script, $width $theme', async (looking) => {
  const window = await openWindow(stage.browser, stage.program.url, looking);
  const page = await window.newPage();
  const complaints = watchConsole(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.resourceType()));
  await page.goto('/api/docs');
  await page.getByRole('heading', { level: 1, name: 'The API' }).waitFor();
  const bookings = page.getByRole('region', { name: 'bookings', exact: true });
  await page.getByRole('navigation', { name: 'Groups of calls' }).getByRole('link', { name: 'bookings' }).click();
  const call = bookings.locator('details').filter({ has: page.getByText('POST /api/bookings', { exact: true }) });
  await call.locator('summary').click();
  await call.getByText(/recurringEndDate\?: date \| null/).waitFor();
  await call.getByText('Refused with 400, 401, 403, 404, 409, 429.').waitFor();
  await page.getByText('Error', { exact: true }).click();
  await page.getByText(/message: string\s+code: string/).waitFor();
  await isSound(page);
  expect(loaded).not.toContain('script');
  expect(complaints).toEqual([]);
  const document = await page.request.get((await page.getByRole('link', { name: /OpenAPI/ }).getAttribute('href'))!);
  expect((await document.json()).openapi).toBe('3.1.0');
  await window.close();
});
