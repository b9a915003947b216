import { afterAll, expect, test } from 'vitest';
import { freeTimes, openArtist } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { isSound } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

// Only a browser sees that these pages work without scripts and lead from one to the next.

const server = await startMailServer();
const stage = setStage({ SMTP_URL: server.url });
afterAll(() => server.close());

/** The first link of a kind in a mail to an address. */
async function linkTo(address: string, kind: 'confirm' | 'undo'): Promise<string> {
  const found = () =>
    server.mails
      .filter(({ recipients }) => recipients.includes(address))
      .flatMap(({ parsed }) => new RegExp(`/b/${kind}/[A-Za-z0-9_-]{32}`).exec(parsed.text ?? '')?.[0] ?? [])[0];
  await expect.poll(found).toBeDefined();
  return found()!;
}

test.each([
  { width: 360, theme: 'light' as const },
  { width: 1280, theme: 'dark' as const },
])('a guest confirms their address, and takes a visit back that was taken, without script, $width', async (looking) => {
  const name = `asks${looking.width}`;
  const shop = await openArtist(stage.program.url, name, { autoConfirm: true, confirmGuestEmail: true });
  const [time = ''] = await freeTimes(shop);
  const window = await openWindow(stage.browser, stage.program.url, { ...looking, scripts: false });
  const page = await window.newPage();
  const picture = async (of: string) => {
    await isSound(page);
    if (process.env['PICTURES'])
      await page.screenshot({ path: `${process.env['PICTURES']}/${of}-${looking.width}.png` });
  };
  await page.goto(`/u/${name}/book?step=you&service=${shop.serviceIds[0]}&slot=${time}`);
  await page.getByText(/^You confirm your email address after this/).waitFor();
  expect(await page.getByText('Your time is confirmed at once.').count()).toBe(0);
  await page.getByLabel('Your name').fill('Grace Hopper');
  await page.getByLabel('Email').fill(`wrong${looking.width}@example.com`);
  await page.getByRole('button', { name: /^Book \w{3} \d+ at/ }).click();

  await page.getByRole('heading', { level: 1, name: 'Check your mail' }).waitFor();
  await page.getByText(/the time is kept for you until .+\d\d:\d\d/).waitFor();
  await picture('waiting');
  await page.getByLabel('Wrong address? Write the right one').fill('grace at example');
  await page.getByRole('button', { name: 'Send it again' }).click();
  await page.getByText(/^Write an email address/).waitFor();
  const email = `grace${looking.width}@example.com`;
  await page.getByLabel('Wrong address? Write the right one').fill(email);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await page.getByText(`A link is on its way to ${email}.`).waitFor();
  await picture('waiting-sent');

  await page.goto(await linkTo(email, 'confirm'));
  await page.getByRole('heading', { level: 1, name: 'Confirm this time' }).waitFor();
  await picture('confirm');
  await page.getByRole('button', { name: 'Book this time' }).click();
  await page.getByRole('heading', { level: 1, name: /^You're booked, / }).waitFor();

  await page.getByRole('link', { name: 'Wrong address?' }).click();
  await page.getByLabel('Email').fill('mallory@example.com');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('The details and the link are on their way to mallory@example.com.').waitFor();
  await page.goto(await linkTo(email, 'undo'));
  await page.getByRole('heading', { level: 1, name: 'The mail about your visit goes elsewhere' }).waitFor();
  await picture('undo');
  await page.getByRole('button', { name: 'Take the visit back' }).click();
  await page.getByText(new RegExp(`^Emails about this visit go to ${email}`)).waitFor();
  await window.close();
});
