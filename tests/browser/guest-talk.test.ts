import { beforeAll, expect, test } from 'vitest';
import { callerAt, freeTimes, openArtist, type Artist } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { bookAs, isAlive, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();
const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };
let ada: Artist;
let times: string[];
beforeAll(async () => {
  ada = await openArtist(stage.program.url, 'ada', { autoConfirm: true });
  times = await freeTimes(ada);
});

const bookAsGuest = (number: number, who: object = guest) =>
  bookAs(callerAt(stage.program.url), ada, times[number * 4]!, { guest: who });

test('a guest asks on the page of their visit, without script, and reads the answer there', async () => {
  const { id, manageToken } = await bookAsGuest(0);
  const phone = await openWindow(stage.browser, stage.program.url, { width: 360, scripts: false });
  const visit = await phone.newPage();
  await visit.goto(`/b/${manageToken}`);
  const form = visit.getByRole('textbox', { name: 'Your message' });
  expect(await form.isVisible()).toBe(false);
  await visit.getByText('Write to Ada Lovett', { exact: true }).click();
  await visit.getByText('Ada Lovett is told at once. The answer appears here, and you get an email.').waitFor();
  const send = visit.getByRole('button', { name: 'Send' });
  await send.click();
  await visit.getByText('Write something first.').waitFor();
  await form.fill('Can I bring my dog?');
  await send.click();
  await visit.getByText('Sent. Ada Lovett has been told.').waitFor();

  const desk = await signedIn(stage.browser, stage.program.url, 'ada');
  const inbox = await openAlive(desk, '/messages');
  await inbox.getByRole('link', { name: 'Messages, 1 new' }).waitFor();
  await inbox.getByRole('link', { name: /^Guests.+1 guest wrote to you/ }).click();
  await inbox.getByRole('link', { name: /^Grace Hopper/ }).click();
  await inbox.waitForURL(`**/messages/guest/${id}`);
  const log = inbox.getByRole('log', { name: 'Conversation with Grace Hopper' });
  await log.getByText('Can I bring my dog?').waitFor();
  // What is looked at is read, in every count.
  await inbox.getByRole('link', { name: 'Messages', exact: true }).waitFor();
  await isSound(inbox);
  await inbox.getByRole('textbox', { name: 'Write to Grace Hopper' }).fill('Yes, if he is calm');
  await inbox.keyboard.press('Enter');
  await log.getByText('Yes, if he is calm').waitFor();
  expect(await inbox.getByRole('textbox').inputValue()).toBe('');

  await visit.goto(`/b/${manageToken}#messages`);
  await visit.getByRole('heading', { name: 'Messages with Ada Lovett' }).waitFor();
  await visit.getByText('Yes, if he is calm').waitFor();
  // It was sent some time ago by now.
  expect(await visit.getByText('Sent. Ada Lovett has been told.').count()).toBe(0);
});

test('the page of the visit tells when by the clock of its reader', async () => {
  const { manageToken } = await bookAsGuest(1);
  await callerAt(stage.program.url).call('POST', `/api/manage/${manageToken}/messages`, { content: 'Hello' });
  const abroad = await openWindow(stage.browser, stage.program.url, { timeZone: 'Asia/Tokyo' });
  const page = await abroad.newPage();
  await page.goto(`/b/${manageToken}`);
  const time = page.getByRole('region', { name: 'Messages with Ada Lovett' }).locator('time');
  const at = new Date((await time.getAttribute('datetime'))!);
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Tokyo' }).format(at);
  expect(await time.textContent()).toContain(clock);
  await isSound(page);
});

test('the page says how to change or cancel while that can be done, and no longer', async () => {
  const { id, manageToken } = await bookAsGuest(5);
  const phone = await openWindow(stage.browser, stage.program.url, { width: 360, scripts: false });
  const visit = await phone.newPage();
  const buttonsAbove = visit.getByText('To change or cancel your visit, use the buttons above.');
  const ask = async () => {
    await visit.goto(`/b/${manageToken}`);
    await visit.getByText('Write to Ada Lovett', { exact: true }).click();
    await visit.getByRole('textbox', { name: 'Your message' }).waitFor();
  };
  await ask();
  expect(await buttonsAbove.count()).toBe(1);
  const another = visit.getByRole('link', { name: 'Book another visit with Ada Lovett' });
  expect(await another.getAttribute('href')).toBe(`/u/ada/book?service=${ada.serviceIds[0]}`);
  await ada.call('PATCH', `/api/bookings/${id}/status`, { status: 'cancelled' });
  await ask();
  expect(await buttonsAbove.count()).toBe(0);
  expect(await another.count()).toBe(0);
  await phone.close();
});

test('an artist writes first, from the visit, and takes no more bookings from there', async () => {
  const { id } = await bookAsGuest(2, { fullName: 'Bo Lee', email: 'bo@example.com' });
  const phone = await signedIn(stage.browser, stage.program.url, 'ada', { width: 360 });
  const page = await openAlive(phone, `/clients/${id}`);
  await page.getByRole('link', { name: 'Message', exact: true }).click();
  await page.waitForURL(`**/messages/guest/${id}`);
  await page.getByText('Bo Lee is told by email when you write, and reads it on the page of the visit.').waitFor();
  const field = page.getByRole('textbox', { name: 'Write to Bo Lee' });
  await field.fill('Ten minutes late, sorry');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('log').getByText('Ten minutes late, sorry').waitFor();
  // Back leads to the list it stands in.
  expect(await page.getByRole('link', { name: 'Back to all messages' }).getAttribute('href')).toBe(
    '/messages?show=guests',
  );
  // Words are all that a guest can be sent.
  expect(await page.getByText('Add a photo').count()).toBe(0);
  await page.getByRole('button', { name: 'More about Bo Lee' }).click();
  await page.getByRole('menuitem', { name: 'Block Bo Lee' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await page.getByText('You cannot write to this person right now.').waitFor();
  await isSound(page);
});

test('who left no address cannot be written to, and a claimed visit leads to the account', async () => {
  const mute = await ada.call('POST', '/api/calendar/bookings', {
    serviceId: ada.serviceIds[0],
    date: times[12],
    guest: { fullName: 'Jo' },
  });
  const desk = await signedIn(stage.browser, stage.program.url, 'ada');
  const page = await openAlive(desk, `/messages/guest/${mute.body.id}`);
  await page.getByText('This guest left no email address, so nothing written here would reach them.').waitFor();
  const card = await openAlive(desk, `/clients/${mute.body.id}`);
  expect(await card.getByRole('link', { name: 'Message', exact: true }).count()).toBe(0);

  const { id, manageToken } = await bookAsGuest(4, { fullName: 'Nora Lind', email: 'nora@example.com' });
  const nora = callerAt(stage.program.url);
  await nora.call('POST', `/api/manage/${manageToken}/messages`, { content: 'Is there parking?' });
  await nora.call('POST', `/api/manage/${manageToken}/claim`, { password: 'six-or-more' });
  await page.goto(`/messages/guest/${id}`);
  await page.waitForURL(/\/messages\/\d+$/);
  await isAlive(page);
  await page.getByRole('log').getByText('Is there parking?').waitFor();
});
