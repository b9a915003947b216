import { expect, test } from 'vitest';
import { openWindow } from '#tests/support/browser.ts';
import { isSound } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage({ CONTACT_EMAIL: 'grace@salon.example' });

test.each([true, false])(
  'whoever opens an account can read what they agree to, and goes on where they were, scripts: %s',
  async (scripts) => {
    const window = await openWindow(stage.browser, stage.program.url, { width: 360, scripts });
    const page = await window.newPage();
    await page.goto('/auth?tab=register');
    await page.getByLabel('Full name').fill('Grace Hopper');
    const opened = window.waitForEvent('page');
    await page.getByRole('link', { name: 'terms and conditions' }).click();
    const terms = await opened;
    await terms.getByRole('heading', { level: 1, name: 'The terms, in plain words' }).waitFor();
    expect(await terms.title()).toBe('Terms · Uli');
    await terms.getByText('Clients never pay to book.').waitFor();
    await terms.getByText('The first 7 days are free, without a credit card.').waitFor();
    expect(await terms.getByRole('link', { name: 'grace@salon.example' }).getAttribute('href')).toBe(
      'mailto:grace@salon.example',
    );
    await isSound(terms);
    await terms.close();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Grace Hopper');
    const tick = page.getByLabel('I accept the terms and conditions');
    expect(await tick.isChecked()).toBe(false);
    await tick.check();
    await isSound(page);
    await window.close();
  },
);

test.each(['es', 'fr', 'ar'])('they are there in %s, too', async (language) => {
  const answer = await fetch(`${stage.program.url}/terms`, { headers: { Cookie: `uli_language=${language}` } });
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('grace@salon.example');
  expect(html).not.toContain('Clients never pay to book.');
  expect(html).not.toMatch(/<script[^>]* src=/);
});
