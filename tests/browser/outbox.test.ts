import { expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { openWindow, watchConsole } from '#tests/support/browser.ts';
import { outboxAddress } from '#tests/support/outbox.ts';
import { bookAs, isSound } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test.each([
  { width: 360, theme: 'light' as const },
  { width: 1280, theme: 'dark' as const },
])('whoever develops reads the mails, $width $theme', async (looking) => {
  const ada = await openArtist(stage.program.url, `mailed${looking.width}`, { autoConfirm: true });
  const cleo = await registerAt(stage.program.url, `mailing${looking.width}`);
  const [time = ''] = await freeTimes(ada);
  const { id } = await bookAs(cleo, ada, time);
  await ada.call('PATCH', `/api/bookings/${id}/status`, { status: 'completed' });
  const window = await openWindow(stage.browser, stage.program.url, looking);
  const page = await window.newPage();
  expect((await page.goto('/outbox'))!.status()).toBe(404);
  const complaints = watchConsole(page);
  await page.goto(await outboxAddress(stage.program));
  // The key stays in no history.
  expect(page.url()).toBe(`${stage.program.url}/outbox`);
  const mails = page.getByRole('list', { name: 'Outbox' }).getByRole('link');
  // Beside the one that lets her prove her address.
  const ofVisit = mails.filter({ hasText: `to mailing${looking.width}@example.com`, hasNotText: 'Confirm your email' });
  await expect
    .poll(async () => {
      await page.goto('/outbox');
      return ofVisit.count();
    })
    .toBe(2);
  // What is asked of a visit once it is over is not taken for sent.
  await mails
    .filter({ hasText: /waiting until .+ UTC$/ })
    .first()
    .waitFor();
  await ofVisit.last().click();
  const subject = (await page.getByRole('heading', { level: 2 }).textContent())!;
  const mail = page.frameLocator(`iframe[title="${subject}"]`);
  await mail.getByText('Fine line, palm size').first().waitFor();
  await isSound(page);
  // The page itself may not be shown within a mail.
  const opened = window.waitForEvent('page');
  await mail.getByRole('link').first().click();
  await (await opened).waitForURL(/\/(auth|b\/|bookings|booking-confirmation)/);
  await (await opened).close();
  await page.getByText('Calendar invitation').click();
  await page.getByText('BEGIN:VCALENDAR').waitFor();
  await isSound(page);
  expect(complaints).toEqual([]);
  await window.close();
});
