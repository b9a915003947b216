import { beforeAll, expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt, type Artist, type Caller } from '#tests/support/artist.ts';
import { openWindow, watchConsole } from '#tests/support/browser.ts';
import { makeAdmin } from '#tests/support/by-hand.ts';
import { formOf, photo } from '#tests/support/pictures.ts';
import { bookAs, isAlive, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage({ ULI_PLANS: 'free' });
let ada: Artist;
let cleo: Caller;
const utcDate = () => new Date().toISOString().slice(0, 10);
let began: string;

beforeAll(async () => {
  began = utcDate();
  ada = await openArtist(stage.program.url, 'ada', { autoConfirm: true });
  cleo = await registerAt(stage.program.url, 'cleo');
});

const signIn = (username: string, looking: object = {}) =>
  signedIn(stage.browser, stage.program.url, username, looking);

async function publish(caption: string): Promise<number> {
  const { body: uploaded } = await ada.call('POST', '/api/media', formOf([await photo(60, 80)]));
  const images = [{ id: uploaded[0].id, alt: 'Braids' }];
  return (await ada.call('POST', '/api/posts', { caption, images })).body.id;
}

test('N06 an admin answers, takes away, hears the appeal, cancels, helps from inside, and all of it is in the log', async () => {
  const post = await publish('Silk press');
  await cleo.call('POST', '/api/reports', { subjectKind: 'post', subjectId: post, reason: 'stolen_work' });
  const sid = await registerAt(stage.program.url, 'sid');
  const message = { name: 'Grace', email: 'grace@example.com', subject: 'A question', message: 'Do you do weddings?' };
  expect((await cleo.call('POST', '/api/contact', message)).status).toBe(201);
  const [time] = await freeTimes(ada);
  await bookAs(sid, ada, time!);
  const window = await signIn('cleo');
  const page = await window.newPage();
  const complaints = watchConsole(page);
  await page.goto('/admin/dashboard');
  expect(new URL(page.url()).pathname).toBe('/');
  await makeAdmin(stage.program, cleo.id);
  await page.goto('/admin/dashboard');
  const people = page.getByRole('region', { name: 'People' });
  // Whoever registered before midnight is none of today's.
  const [most, today] = utcDate() === began ? [3, 3] : ['[1-3]', '[0-3]'];
  const figures = new RegExp(`^Between 0 and ${most} a day over 28 days, ${today} today\\.$`);
  await people.getByRole('img', { name: figures }).waitFor();
  await page.getByRole('region', { name: 'System health' }).getByText('Database').waitFor();
  const mailless = page.getByRole('link', { name: 'Emails stay on this server until SMTP_URL is set' });
  expect(await mailless.getAttribute('href')).toBe('/admin/settings#environment');
  await page.getByRole('link', { name: '1 open report' }).waitFor();
  await isSound(page);

  await page.getByRole('link', { name: '1 new message' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = async (name: string, words: string) => {
    await dialog.getByRole('textbox').fill(words);
    await dialog.getByRole('button', { name, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await page.getByText('Do you do weddings?').waitFor();
  await isSound(page);
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await dialog.getByText('Do you do weddings?').waitFor();
  await confirm('Send', 'We do.');
  await page.getByText('We do.').waitFor();

  await page.getByRole('link', { name: 'Reports' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await dialog.getByRole('heading', { name: 'Remove this post by Ada Lovett?' }).waitFor();
  await dialog.getByText(/Ada Lovett gets your reason by email and may appeal once/).waitFor();
  await confirm('Remove', 'Not your own work');
  await page.getByRole('heading', { name: 'Nothing waits for you' }).waitFor();
  const [{ href }] = (await ada.call('GET', '/api/notifications?topic=moderation')).body;
  const outside = await openWindow(stage.browser, stage.program.url);
  const told = await outside.newPage();
  await told.goto(href);
  await told.getByText('Not your own work').waitFor();
  await isSound(told);
  await told.getByLabel('Say why').fill('I have the negatives.');
  await told.getByRole('button', { name: 'Send' }).click();
  await told.getByText('A person reads it and decides again. You get an email.').waitFor();
  await page.getByRole('tab', { name: 'Appeals' }).click();
  await page.getByText('I have the negatives.').waitFor();
  await page.getByText('Removed, by @cleo. The reason was: Not your own work').waitFor();
  await isSound(page);
  // What is decided about can be seen, though its page is gone.
  await page.getByRole('link', { name: 'See the post' }).click();
  await page.getByRole('list', { name: 'Posts' }).getByText('Removed', { exact: true }).waitFor();
  await page.goBack();
  await page.getByRole('tab', { name: 'Settled' }).click();
  await page.getByRole('link', { name: 'See the post' }).click();
  await page.getByRole('list', { name: 'Posts' }).getByText('Removed', { exact: true }).waitFor();
  await page.goBack();
  await page.getByRole('tab', { name: 'Appeals' }).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await confirm('Take it back', 'It is hers');
  await page.getByRole('heading', { name: 'No open appeals' }).waitFor();
  await told.reload();
  await told.getByText('It was taken back').waitFor();
  await outside.close();

  await page.getByRole('link', { name: 'Posts' }).click();
  await page.getByLabel('Words, name or username').fill('silk');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('silk');
  await page.getByRole('link', { name: 'Silk press' }).waitFor();
  const kept = page.getByRole('group', { name: 'Kept filters' });
  await kept.getByRole('button', { name: 'Keep this filter' }).click();
  await confirm('Keep', 'Silk');
  await kept.getByRole('button', { name: 'Silk', exact: true, pressed: true }).waitFor();
  await isSound(page);
  await page.getByLabel('Words, name or username').fill('');
  await kept.getByRole('button', { name: 'Silk', exact: true, pressed: false }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('silk');
  expect(await page.getByLabel('Words, name or username').inputValue()).toBe('silk');
  await page.getByLabel('Words, name or username').fill('nobody wrote this');
  await page.getByText('No post matches these words.').waitFor();
  await isSound(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('link', { name: 'Silk press' }).waitFor();
  expect(await page.getByLabel('Words, name or username').inputValue()).toBe('');
  expect(await page.getByLabel('Words, name or username').evaluate((words) => words === document.activeElement)).toBe(
    true,
  );
  await kept.getByRole('button', { name: 'Silk', exact: true, pressed: false }).click();
  await kept.getByRole('button', { name: 'Remove “Silk”' }).click();
  await expect.poll(() => kept.getByRole('button', { name: 'Silk', exact: true, pressed: true }).count()).toBe(0);
  await page.getByRole('link', { name: 'Bookings', exact: true }).first().click();
  await page.getByLabel('Show').selectOption('To come');
  await isSound(page);
  await page.getByRole('list', { name: 'Bookings' }).getByRole('link').click();
  await page.getByText('Sid @sid').waitFor();
  const sidsRow = page.getByRole('main').getByRole('link', { name: 'Sid', exact: true });
  expect(await sidsRow.getAttribute('href')).toBe('/admin/users?q=sid');
  // One of them is part of the bookings, and the list beside it looks so.
  const [mine, other] = ['Bookings', 'Users'].map((name) =>
    page.getByRole('navigation', { name: 'Admin area' }).getByRole('link', { name }),
  );
  const lookOf = (link = mine!) => link.evaluate((element) => getComputedStyle(element).fontWeight);
  expect(await lookOf()).not.toBe(await lookOf(other));
  await page.getByRole('link', { name: 'Payments of this booking' }).click();
  await expect.poll(() => page.getByLabel('Booking, service, name or email').inputValue()).toMatch(/^\d+$/);
  await page.goBack();
  await isSound(page);
  await page.getByRole('button', { name: 'Cancel for both' }).click();
  await confirm('Cancel for both', 'Both asked us to');
  await page.getByText('Booking cancelled', { exact: true }).waitFor();
  await page.getByText('Cancelled by').waitFor();

  await page.getByRole('link', { name: 'Users' }).click();
  // What she may do here leaves her address on one line.
  const address = page.getByText('cleo@example.com');
  expect((await address.boundingBox())!.height).toBeLessThan(30);
  await page.getByRole('button', { name: 'What to do about Sid' }).click();
  await page.getByRole('menuitem', { name: 'Sign in as them' }).click();
  await dialog.getByRole('textbox').fill('Cannot find the bookings');
  await dialog.getByRole('button', { name: 'Sign in as them' }).click();
  const banner = page.getByText(/^You are acting as Sid\./);
  await banner.waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await isSound(page);
  // The last one asks the server for nothing more: what is on its way while the session ends is refused, as it should be.
  for (const path of ['/pricing', '/auth/forgot', '/settings/security', '/u/ada']) {
    await page.goto(path);
    await banner.waitFor();
  }
  await page.getByRole('button', { name: 'Back to my account' }).click();
  await page.getByRole('heading', { name: 'Users' }).waitFor();
  await isAlive(page);
  expect(await banner.count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.getByRole('link', { name: 'Audit log' }).click();
  const log = page.getByRole('list', { name: 'Audit log' });
  await log.getByText('Cannot find the bookings').waitFor();
  expect(await log.getByText(/^Ada .+ by cleo/).count()).toBe(2);
  await isSound(page);
  await window.close();
  const wide = await signIn('cleo', { width: 1280, theme: 'dark' });
  await isSound(await openAlive(wide, '/admin/dashboard'));
  await wide.close();
});

test('N06 a report comes in, an admin suspends with a reason, they read why at the door, and the log keeps it', async () => {
  const sam = await registerAt(stage.program.url, 'sam');
  await makeAdmin(stage.program, cleo.id);
  const report = { subjectKind: 'user', subjectId: sam.id, reason: 'spam', note: 'Watches again' };
  expect((await ada.call('POST', '/api/reports', report)).status).toBe(201);
  const admin = await signIn('cleo');
  const page = await openAlive(admin, '/admin/reports');
  await page.getByText(/Watches again/).waitFor();
  await isSound(page);
  await page.getByRole('article').filter({ hasText: 'Watches again' }).getByRole('button', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await dialog.getByText('Say why.').waitFor();
  await isSound(page);
  await dialog.getByLabel('Reason').fill('Sells watches');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await page.getByText(/^Suspended until \w{3} \d+ \w{3,4}( \d{4})?$/).waitFor();
  await page.getByRole('heading', { name: 'Nothing waits for you' }).waitFor();
  await page.getByRole('tab', { name: 'Settled' }).click();
  await page.getByText(/^Suspended until \w{3} \d+ \w{3,4}( \d{4})?, by @cleo$/).waitFor();
  await page.getByText('Removed, by @cleo').waitFor();
  await page.getByRole('link', { name: 'Users' }).click();
  await page.getByLabel('Name, username or email').fill('sam@');
  const people = page.getByRole('list', { name: 'Users' });
  await expect.poll(() => people.getByRole('listitem').count()).toBe(1);
  await people.getByText(/Sells watches/).waitFor();
  await isSound(page);

  const window = await openWindow(stage.browser, stage.program.url);
  const other = await openAlive(window, '/auth');
  await other.getByLabel('Username or email').fill('sam');
  await other.getByLabel('Password', { exact: true }).fill('six-or-more');
  await other.getByRole('button', { name: 'Login', exact: true }).click();
  await other.getByText(/^This account is suspended until .+ The reason: Sells watches$/).waitFor();
  await window.close();

  await page.getByRole('button', { name: 'What to do about Sam' }).click();
  await page.getByRole('menuitem', { name: 'End the suspension' }).click();
  await dialog.getByLabel('Reason').fill('They were his own');
  await dialog.getByRole('button', { name: 'End the suspension' }).click();
  await expect.poll(() => people.getByText(/Sells watches/).count()).toBe(0);
  await page.getByRole('link', { name: 'Audit log' }).click();
  const log = page.getByRole('list', { name: 'Audit log' });
  await log.getByText('They were his own').waitFor();
  await isSound(page);
  await admin.close();
});

test('L02 L03 N06 an admin says who wrote of this place and whom it quotes, and takes both back', async () => {
  await makeAdmin(stage.program, cleo.id);
  const read = async (path: string) => (await fetch(stage.program.url + path)).text();
  expect(await read('/')).toContain('Fresh fades');
  const admin = await signIn('cleo', { width: 360 });
  const page = await openAlive(admin, '/admin/settings');
  const dialog = page.getByRole('dialog');
  const confirm = async (name: string) => {
    await dialog.getByText('Kept in the audit log.', { exact: true }).waitFor();
    await dialog.getByLabel('Reason').fill('They wrote of us');
    await dialog.getByRole('button', { name, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  const strip = page.getByRole('region', { name: 'Featured in' });
  const entry = (number: number) => strip.getByRole('group', { name: `Entry ${number}` });
  const add = strip.getByRole('button', { name: 'Add a name' });
  await add.click();
  await add.click();
  await entry(1).getByLabel('Name').fill('Word of mouth');
  await entry(2).getByLabel('Link').fill('herald.example');
  await strip.getByRole('button', { name: 'Save' }).click();
  await entry(2).getByText('Give a name.').waitFor();
  await entry(2).getByText('Begin with / or https:// and leave no spaces.').waitFor();
  await isSound(page);
  await entry(2).getByLabel('Name').fill('The <b>Herald</b>');
  await entry(2).getByLabel('Link').fill('https://herald.example/uli');
  await strip.getByRole('button', { name: 'Move up: Entry 2' }).click();
  await expect.poll(() => entry(1).getByLabel('Name').inputValue()).toBe('The <b>Herald</b>');
  await strip.getByRole('button', { name: 'Save' }).click();
  await confirm('Save');

  const told = page.getByRole('region', { name: 'Stories' });
  await told.getByRole('button', { name: 'Add a story' }).click();
  await told.getByLabel('Quote').fill('My week is quiet.');
  await told.getByLabel('Name').fill('Grace Ade');
  await told.getByRole('button', { name: 'Save' }).click();
  await told.getByText('Only what somebody agreed to may be shown.').waitFor();
  await isSound(page);
  await told.getByLabel('This person agreed in writing').check();
  await told.getByRole('button', { name: 'Save' }).click();
  await confirm('Save');

  const outside = await openWindow(stage.browser, stage.program.url, { width: 360 });
  const shown = await outside.newPage();
  await shown.goto('/customers');
  await shown.getByText('My week is quiet.').waitFor();
  await isSound(shown);
  await shown.goto('/');
  const names = shown.getByRole('region', { name: 'Featured in' });
  expect(await names.getByRole('listitem').allTextContents()).toEqual(['The <b>Herald</b>', 'Word of mouth']);
  expect(await names.getByRole('link').getAttribute('href')).toBe('https://herald.example/uli');
  await shown.getByText('Grace Ade').waitFor();
  expect(await shown.getByText('Sample story').count()).toBe(0);
  await isSound(shown);
  await outside.close();

  for (const region of [strip, told]) {
    await region.getByRole('button', { name: 'Back to default' }).click();
    await confirm('Back to default');
    expect(await region.getByRole('group').count()).toBe(0);
  }
  const again = await read('/');
  expect(again).toContain('Fresh fades');
  expect(again).not.toContain('My week is quiet.');
  await admin.close();
});
