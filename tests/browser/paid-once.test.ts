import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { calendarDate } from '#kernel/visit-time';
import { freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { beganMinutesAgo, connectByHand } from '#tests/support/by-hand.ts';
import { watchConsole } from '#tests/support/browser.ts';
import { cards, payPageOf } from '#tests/support/paying.ts';
import { bookAs, isAlive, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

const looks = [
  { width: 360, theme: 'light' as const },
  { width: 1280, theme: 'dark' as const },
];
const deposit = { prepay: 'deposit', depositAmount: 2000, depositPercent: null, prepayFor: 'everyone' };
const asking = /Left to pay|^Pay( |$)|Pay £|Pay what is left|Due now/;

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first().waitFor();
/** A page of the client asks for nothing, and says what became of the money. */
async function asksNothing(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await isAlive(page);
  await page.getByText(title, { exact: true }).first().waitFor();
  expect(await page.getByText(asking).allTextContents()).toEqual([]);
  await isSound(page);
}

test.each(looks)(
  'a deposit by card, the rest in cash with a tip: nobody is asked again, until it is undone, $width $theme',
  async (looking) => {
    const { url } = stage.program;
    const ada = await openArtist(url, `ada${looking.width}`, { autoConfirm: true });
    await connectByHand(stage.program, ada.id);
    await ada.call('PATCH', `/api/services/${ada.serviceIds[0]}`, { advance: deposit });
    const cleo = await registerAt(url, `cleo${looking.width}`);
    const { id } = await bookAs(cleo, ada, (await freeTimes(ada))[0]!);
    const { body } = await cleo.call('POST', `/api/bookings/${id}/checkout`, { agreed: true });
    await cleo.call('POST', `/api/sandbox/pay/${payPageOf(body.url)}`, { number: cards.paid });
    const money = async () => (await cleo.call('GET', `/api/bookings/${id}/money`)).body;
    await expect.poll(money, { timeout: 20_000 }).toMatchObject({ paid: 2000 });
    await beganMinutesAgo(stage.program, id, 25 * 60);

    const window = await signedIn(stage.browser, url, ada.username, looking);
    const desk = await openAlive(window, '/bookings?tab=professional');
    const complaints = watchConsole(desk);
    await desk.getByRole('button', { name: 'Mark Completed' }).click();
    const record = desk.getByRole('dialog', { name: 'What was paid?' });
    await record.getByText(/: £100 left to pay\.$/).waitFor();
    await isSound(desk);
    expect(await record.getByLabel('Amount').inputValue()).toBe('100.00');
    expect(await record.getByRole('radio', { name: 'Cash' }).isChecked()).toBe(true);
    await record.getByLabel('Amount').fill('101');
    await record.getByRole('button', { name: 'Record payment' }).click();
    await record.getByText('Write an amount up to £100.').waitFor();
    await record.getByLabel('Amount').fill('100');
    await record.getByLabel('Tip').fill('5');
    await record.getByRole('button', { name: 'Record payment' }).click();
    const marked = desk.getByRole('region', { name: 'Marked in the last 24 hours' });
    await marked.getByText('£120 paid', { exact: true }).waitFor();
    await isSound(desk);

    const hers = await signedIn(stage.browser, url, `cleo${looking.width}`, looking);
    const page = await hers.newPage();
    const pages = async () => {
      await asksNothing(page, `/checkout/${id}`, 'Paid in cash');
      await asksNothing(page, `/booking-confirmation?booking=${id}`, 'Paid');
      await asksNothing(page, '/bookings?tab=past', '£120 paid');
    };
    await pages();
    // Another tip is hers to give, and changes nothing.
    await page.goto(`/checkout/${id}`);
    await isAlive(page);
    await page.getByText('Give another tip').click();
    await page.getByLabel('Another amount').fill('3');
    await page.getByRole('button', { name: 'Give a tip' }).click();
    await page.getByLabel('Card number').fill(cards.paid);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await heading(page, 'Paid');
    await page.getByText('£3 is paid.').waitFor();
    await expect.poll(money, { timeout: 20_000 }).toMatchObject({ total: 12_800, paid: 12_800 });
    await pages();

    await desk.goto(`/booking-confirmation?booking=${id}`);
    await isAlive(desk);
    await desk.getByText('Paid in cash').waitFor();
    await isSound(desk);
    await desk.getByRole('button', { name: 'Undo what you recorded' }).click();
    await desk.getByRole('button', { name: 'Waive £100' }).waitFor();
    expect(await desk.getByText('Paid in cash').count()).toBe(0);
    await isSound(desk);
    await page.goto(`/checkout/${id}`);
    await isAlive(page);
    await heading(page, 'Pay what is left');
    await page.getByRole('button', { name: 'Pay £100' }).waitFor();

    await desk.getByRole('button', { name: 'Waive £100' }).click();
    await desk.getByText('£100 waived.').first().waitFor();
    await asksNothing(page, `/checkout/${id}`, 'Nothing left to pay');
    await asksNothing(page, `/booking-confirmation?booking=${id}`, 'Nothing left to pay');
    await asksNothing(page, '/bookings?tab=past', '£20 paid, the rest waived');
    expect(complaints).toEqual([]);
    await hers.close();
    await window.close();
  },
);

test('a visit that is paid in person says so before a tip and after it, and asks for nothing here', async () => {
  const { url } = stage.program;
  const ada = await openArtist(url, 'inperson', { autoConfirm: true });
  await connectByHand(stage.program, ada.id);
  const dora = await registerAt(url, 'dora');
  const { id } = await bookAs(dora, ada, (await freeTimes(ada))[0]!);
  await beganMinutesAgo(stage.program, id, 25 * 60);
  await ada.call('PATCH', `/api/bookings/${id}/status`, { status: 'completed' });
  const window = await signedIn(stage.browser, url, 'dora', { width: 360 });
  const page = await window.newPage();
  const pages = async () => {
    await asksNothing(page, `/checkout/${id}`, 'Payment in person');
    await page.getByText('£120, to Ada Lovett. It is not recorded as paid here yet.').waitFor();
    await asksNothing(page, `/booking-confirmation?booking=${id}`, 'Payment in person');
  };
  await pages();
  const { body } = await dora.call('POST', `/api/bookings/${id}/checkout`, { tip: 900 });
  await dora.call('POST', `/api/sandbox/pay/${payPageOf(body.url)}`, { number: cards.paid });
  const money = async () => (await dora.call('GET', `/api/bookings/${id}/money`)).body;
  await expect.poll(money, { timeout: 20_000 }).toMatchObject({ paid: 900 });
  await pages();
  await window.close();
});

test('from the calendar a visit is completed and what was paid is recorded; its client’s card says so, too', async () => {
  const { url } = stage.program;
  const ada = await openArtist(url, 'fromcalendar', { autoConfirm: true });
  const eve = await registerAt(url, 'eve');
  const { id } = await bookAs(eve, ada, (await freeTimes(ada))[0]!);
  await beganMinutesAgo(stage.program, id, 60);
  const { date, timeZone } = (await ada.call('GET', `/api/bookings/${id}`)).body;
  const window = await signedIn(stage.browser, url, 'fromcalendar', { width: 1280 });
  const desk = await openAlive(window, `/calendar?view=day&date=${calendarDate(Date.parse(date), timeZone)}`);
  await desk.locator(`[data-visit="${id}"]`).click();
  await desk.getByRole('button', { name: 'Mark Completed' }).click();
  const record = desk.getByRole('dialog', { name: 'What was paid?' });
  await record.getByRole('button', { name: 'Not now' }).click();
  await desk.getByText('£120 not recorded as paid').waitFor();
  await isSound(desk);
  await desk.getByRole('button', { name: 'Record payment' }).click();
  await record.locator('label:has(input[value="card"])').click();
  await record.getByRole('button', { name: 'Record payment' }).click();
  await desk.getByText('£120 paid', { exact: true }).waitFor();
  await desk.goto(`/clients/${id}`);
  await isAlive(desk);
  await desk.getByText('£120 paid', { exact: true }).waitFor();
  await isSound(desk);
  await window.close();
});

test.each(looks)(
  'whom Ada writes in she asks to pay first, and they do by the link, $width $theme',
  async (looking) => {
    const { url } = stage.program;
    const ada = await openArtist(url, `asks${looking.width}`, { autoConfirm: true });
    await connectByHand(stage.program, ada.id);
    await ada.call('PATCH', `/api/services/${ada.serviceIds[0]}`, { advance: { ...deposit, prepayFor: 'no_shows' } });
    const cleo = await registerAt(url, `asked${looking.width}`);
    // A client of Ada's.
    const [before = '', , , next = ''] = await freeTimes(ada);
    await bookAs(cleo, ada, before);

    const window = await signedIn(stage.browser, url, ada.username, looking);
    const desk = await openAlive(window, '/calendar?view=agenda');
    await desk.getByRole('button', { name: 'New booking' }).click();
    const form = desk.getByRole('dialog', { name: 'New booking' });
    await form.getByLabel('Date', { exact: true }).fill(next.slice(0, 10));
    await form.getByRole('textbox', { name: 'Time' }).fill('03:30');
    await form.getByRole('textbox', { name: 'Client' }).fill('Walter');
    await form.getByLabel('Ask for £20 first').check();
    await form.getByRole('button', { name: 'Book', exact: true }).click();
    await form.getByText('Write an email address: the request to pay goes there.').waitFor();
    await isSound(desk);
    await form.getByRole('textbox', { name: 'Client' }).fill('Asked');
    await form.getByRole('group', { name: 'Your clients' }).getByRole('button').first().click();
    await form.getByRole('button', { name: 'Book', exact: true }).click();
    await desk
      .getByText(/: kept until it is paid\./)
      .first()
      .waitFor();
    await isSound(desk);

    const { body: upcoming } = await cleo.call('GET', `/api/bookings/client/${cleo.id}/upcoming`);
    const visit = upcoming.find(({ writtenIn }: { writtenIn: boolean }) => writtenIn);
    const hers = await signedIn(stage.browser, url, `asked${looking.width}`, looking);
    const page = await openAlive(hers, '/notifications');
    await page.getByRole('link', { name: /keeps Fine line, palm size, .+, for you until £20 is paid\./ }).click();
    await page.waitForURL(`**/checkout/${visit.id}`);
    await heading(page, 'Pay to book');
    await page.getByRole('button', { name: 'Pay £20' }).waitFor();
    await isSound(page);
    await desk.goto(`/booking-confirmation?booking=${visit.id}`);
    await isAlive(desk);
    await desk.getByText(/^To be paid by .+, or the time is free again\.$/).waitFor();
    await isSound(desk);
    await hers.close();
    await window.close();
  },
);
