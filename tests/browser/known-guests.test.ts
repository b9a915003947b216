import { afterAll, expect, test } from 'vitest';
import { callerAt, freeTimes, openArtist } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { connectByHand } from '#tests/support/by-hand.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { isSound } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

// Only a browser sees that a regular without an account finds the way past a deposit for new clients, without scripts.

const server = await startMailServer();
const stage = setStage({ SMTP_URL: server.url });
afterAll(() => server.close());

test.each([
  { width: 390, theme: 'light' as const },
  { width: 1280, theme: 'dark' as const },
])('a regular who books as a guest confirms their address and pays no deposit, $width', async (looking) => {
  const { url } = stage.program;
  const name = `ada${looking.width}`;
  const ada = await openArtist(url, name, { autoConfirm: true });
  const email = `grace${looking.width}@example.com`;
  const guest = { fullName: 'Grace Hopper', email };
  const [first, second] = await freeTimes(ada);
  const serviceId = ada.serviceIds[0];
  const wish = { artistId: ada.id, serviceId, date: first, guest };
  const { body } = await callerAt(url).call('POST', '/api/bookings', wish);
  await ada.call('PATCH', `/api/bookings/${body.id}/status`, { status: 'completed' });
  await connectByHand(stage.program, ada.id);
  const advance = { prepay: 'deposit', depositAmount: 2000, depositPercent: null, prepayFor: 'new' };
  await ada.call('PATCH', `/api/services/${serviceId}`, { advance });

  const window = await openWindow(stage.browser, url, { ...looking, scripts: false });
  const page = await window.newPage();
  const picture = async (of: string) => {
    await isSound(page);
    if (process.env['PICTURES'])
      await page.screenshot({ path: `${process.env['PICTURES']}/${of}-${looking.width}.png`, fullPage: true });
  };
  await page.goto(`/u/${name}/book?step=you&service=${serviceId}&slot=${second}`);
  await page.getByText('you do not pay what only new clients pay in advance').waitFor();
  await picture('known');
  await page.getByLabel('Your name').fill(guest.fullName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('I agree to these terms').check();
  await page.getByRole('button', { name: 'I have been here before' }).click();
  await page.getByRole('heading', { level: 1, name: 'Check your mail' }).waitFor();
  await page.getByText('Nothing is booked yet: confirm your email address first.').waitFor();
  await picture('known-waiting');

  const link = () =>
    server.mails
      .filter(({ recipients }) => recipients.includes(email))
      .flatMap(({ parsed }) => /\/b\/confirm\/[A-Za-z0-9_-]{32}/.exec(parsed.text ?? '')?.[0] ?? [])[0];
  await expect.poll(link).toBeDefined();
  await page.goto(link()!);
  await page.getByRole('button', { name: 'Book this time' }).click();
  await page.getByRole('heading', { level: 1, name: /^You're booked, / }).waitFor();
  expect(await page.getByText('£20', { exact: true }).count()).toBe(0);
  await window.close();
});
