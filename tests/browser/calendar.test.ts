import { expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { watchConsole } from '#tests/support/browser.ts';
import { holdCalls } from '#tests/support/hold-calls.ts';
import { bookAs, isAlive, isSound, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

const dayAndTime = /^Moved to (Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ \w+, 14:15$/;

test('Ada’s agenda on a phone: a visit is moved by the form, and time is blocked', async () => {
  const ada = await openArtist(stage.program.url, 'ada', { autoConfirm: true, timeZone: 'UTC' });
  const cleo = await registerAt(stage.program.url, 'cleo');
  const [time = ''] = await freeTimes(ada);
  const date = time.slice(0, 10);
  const { id } = await bookAs(cleo, ada, time, { notes: 'Left arm, please.' });
  const start = async () => (await cleo.call('GET', `/api/bookings/${id}`)).body.date as string;

  const window = await signedIn(stage.browser, stage.program.url, ada.username, { width: 360, theme: 'light' });
  const page = await window.newPage();
  const complaints = watchConsole(page);
  await page.goto(`/bookings?tab=professional`);
  await isAlive(page);
  await page.getByRole('link', { name: 'Open calendar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Calendar' }).waitFor();
  // A phone begins with the agenda.
  await expect.poll(() => page.getByRole('link', { name: 'Agenda' }).getAttribute('aria-current')).toBe('page');
  // It belongs to Bookings.
  const places = page.getByRole('navigation', { name: 'Shortcuts' });
  expect(await places.getByRole('link', { name: 'Bookings' }).getAttribute('aria-current')).toBe('page');
  // The browser's own calendar leads to any date.
  await page.getByRole('button', { name: 'Go to a date' }).waitFor();
  await page.locator('main input[type=date]').fill('2027-03-10');
  await page.getByRole('heading', { level: 2, name: /10 Mar/ }).waitFor();
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  const row = page.getByRole('button', { name: /Cleo/ });
  await row.waitFor();
  await isSound(page);

  await row.click();
  const sheet = page.getByRole('dialog', { name: 'Cleo' });
  await sheet.getByText('Left arm, please.').waitFor();
  await isSound(page);
  await sheet.getByRole('button', { name: 'Move to…' }).click();
  const form = page.getByRole('dialog', { name: 'Move to…' });
  await form.getByText('Cleo gets an email with the new time.').waitFor();
  // It does not stand in its own way.
  expect(await form.getByText(/^Already there/).count()).toBe(0);
  await form.getByLabel('Time').fill('18:30');
  await form.getByText('This is outside your hours.').waitFor();
  await form.getByLabel('Time').fill('14:15');
  await form.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByText(dayAndTime).first().waitFor();
  // The toast stays while the pointer is on it.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  await expect.poll(start).toBe(`${date}T14:15:00.000Z`);
  await undo.click();
  await expect.poll(start).toBe(time);

  await page.getByRole('button', { name: 'Block time' }).click();
  const block = page.getByRole('dialog', { name: 'Block time' });
  await block.getByLabel('Date', { exact: true }).fill(date);
  await block.getByLabel('From').fill('09:00');
  await block.getByLabel('To').fill('10:00');
  // Cleo is there then, and the form says so before it is sent, and why it was refused after.
  await block.getByText(/^Already there: .+ Cleo/).waitFor();
  await block.getByLabel('Note').fill('Dentist');
  await block.getByRole('button', { name: 'Block time' }).click();
  await block.getByText(/^Somebody is booked then: Cleo/).waitFor();
  await isSound(page);
  await block.getByLabel('From').fill('15:00');
  await block.getByLabel('To').fill('16:00');
  await block.getByText(/^Already there/).waitFor({ state: 'detached' });
  await block.getByRole('button', { name: 'Block time' }).click();
  await block.waitFor({ state: 'detached' });
  const mark = page.getByRole('button', { name: '15:00 to 16:00, Dentist' });
  await mark.click();
  await page.getByRole('menuitem', { name: 'Give this time back' }).click();
  await mark.waitFor({ state: 'detached' });

  // Somebody telephones.
  await page.getByRole('button', { name: 'New booking' }).click();
  const writeIn = page.getByRole('dialog', { name: 'New booking' });
  await writeIn.getByRole('button', { name: 'Book', exact: true }).click();
  await writeIn.getByText('Say who comes: a name is enough.').waitFor();
  await writeIn.getByLabel('Date', { exact: true }).fill(date);
  await writeIn.getByLabel('Time').fill(time.slice(11, 16));
  await writeIn.getByRole('textbox', { name: 'Client' }).fill('Rosalind');
  // Cleo is there then, which one reads before one tries.
  await writeIn.getByText(/^Already there: .+ Cleo/).waitFor();
  await isSound(page);
  await writeIn.getByRole('button', { name: 'Book', exact: true }).click();
  await writeIn.getByText('This time is taken.').waitFor();
  await writeIn.getByLabel('Time').fill('16:00');
  await writeIn.getByText('This time is taken.').waitFor({ state: 'detached' });
  expect(await writeIn.getByText(/^Already there/).count()).toBe(0);
  await writeIn.getByRole('button', { name: 'Book', exact: true }).click();
  await page
    .getByText(/^Booked: .+, 16:00$/)
    .first()
    .waitFor();
  // Nobody but Ada can tell her of another time.
  await page.getByRole('button', { name: /16:00.+Rosalind/ }).click();
  await page.getByRole('dialog', { name: 'Rosalind' }).getByRole('button', { name: 'Move to…' }).click();
  await page.getByText('Rosalind left no email address, so tell them the new time yourself.').waitFor();
  // A refusal stays by the time that it is about.
  const away = page.getByRole('dialog', { name: 'Move to…' });
  await away.getByLabel('Time').fill(time.slice(11, 16));
  await away.getByRole('button', { name: 'Move', exact: true }).click();
  await away.getByText('This time is taken.').waitFor();
  await isSound(page);
  await away.getByLabel('Time').fill('17:00');
  await away.getByText('This time is taken.').waitFor({ state: 'detached' });

  // However far one scrolls in a week, its hours stay.
  await page.goto(`/calendar?view=week&date=${date}`);
  await isAlive(page);
  const week = page.getByRole('region', { name: 'Week' });
  await week.evaluate((grid) => (grid.scrollLeft = grid.scrollWidth));
  const [edge, hour] = [await week.boundingBox(), await week.getByText('13:00', { exact: true }).boundingBox()];
  expect(hour!.x).toBeGreaterThan(edge!.x);
  expect(complaints.filter((text) => !text.includes('status of 409'))).toEqual([]);
  await window.close();
});

test('Ada’s week at a desk: by keyboard from visit to visit, by pointer to another hour', async () => {
  const ada = await openArtist(stage.program.url, 'adele', { autoConfirm: true, timeZone: 'UTC' });
  const cleo = await registerAt(stage.program.url, 'clea');
  const times = await freeTimes(ada);
  const tomorrow = times[0]!.slice(0, 10);
  const at = (hour: string) => `${tomorrow}T${hour}:00.000Z`;
  const first = await bookAs(cleo, ada, at('09:00'));
  await bookAs(cleo, ada, at('11:00'));
  const start = async (): Promise<string> => (await cleo.call('GET', `/api/bookings/${first.id}`)).body.date;

  const window = await signedIn(stage.browser, stage.program.url, ada.username, { width: 1280, theme: 'dark' });
  const page = await window.newPage();
  const complaints = watchConsole(page);
  await page.goto(`/calendar?view=day&date=${tomorrow}`);
  await isAlive(page);
  const block = page.getByRole('button', { name: /^09:00 to 10:30, .+, Clea, confirmed$/ });
  await block.waitFor();
  await isSound(page);

  await block.focus();
  await page.keyboard.press('ArrowDown');
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  expect(await focused()).toMatch(/^11:00 to 12:30/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Clea' });
  await panel.getByRole('button', { name: 'Mark Completed' }).waitFor();
  await isSound(page);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await focused()).toMatch(/^09:00 to 10:30/);
  await page.keyboard.press('m');
  // It listens to keys once it has the focus.
  const question = page.getByRole('dialog', { name: 'Move to…' });
  await question.locator(':focus').press('Escape');
  await question.waitFor({ state: 'detached' });

  const carry = async (by: number) => {
    const box = (await page.locator(`[data-visit="${first.id}"]`).boundingBox())!;
    const [x, y] = [box.x + 60, box.y + 10];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + by / 2);
    await page.mouse.move(x, y + by);
    await page.mouse.up();
  };
  // Two hours on, somebody is booked: the visit lies where it was.
  await carry(2 * 96);
  await page.getByText('The visit was not moved').first().waitFor();
  expect(await start()).toBe(at('09:00'));
  await carry(24);
  await page
    .getByText(/^Moved to .+, 09:15$/)
    .first()
    .waitFor();
  await page
    .getByText(/ gets an email with the new time\.$/)
    .first()
    .waitFor();
  await expect.poll(start).toBe(at('09:15'));
  await page.getByRole('button', { name: /^09:15 to 10:45/ }).waitFor();

  // An empty place is pressed, and one of her clients booked there.
  await page.locator(`[data-day="${tomorrow}"]`).click({ position: { x: 300, y: 14 * 96 + 30 } });
  await page.getByRole('menuitem', { name: 'New booking' }).click();
  const writeIn = page.getByRole('dialog', { name: 'New booking' });
  expect(await writeIn.getByLabel('Time').inputValue()).toBe('14:15');
  await writeIn.getByRole('button', { name: 'Clea' }).click();
  await isSound(page);
  await writeIn.getByRole('button', { name: 'Book', exact: true }).click();
  await page.getByRole('button', { name: /^14:15 to 15:45, .+, Clea, confirmed$/ }).waitFor();
  const upcoming = await cleo.call('GET', `/api/bookings/client/${cleo.id}/upcoming`);
  expect(JSON.stringify(upcoming.body)).toContain(at('14:15'));

  // A visit far down the agenda is looked at closer where one is.
  await page.setViewportSize({ width: 1280, height: 600 });
  const weekBefore = new Date(Date.parse(tomorrow) - 12 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/calendar?view=agenda&date=${weekBefore}`);
  await isAlive(page);
  await page.getByRole('button', { name: /^14:15/ }).click();
  await panel.waitFor();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect((await panel.boundingBox())!.y).toBeGreaterThanOrEqual(0);

  // What can be booked is not yet known; that is not nothing.
  const held = await holdCalls(page, '**/services?drafts=true');
  await page.goto('/calendar?add=book');
  await writeIn.getByText('Loading your services').waitFor();
  expect(await page.getByText('There is nothing to book yet.').count()).toBe(0);
  held.letGo();
  await writeIn.getByLabel('Service').waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Week', exact: true }).click();
  await page.getByRole('region', { name: 'Week' }).waitFor();
  await isSound(page);
  expect(complaints.filter((text) => !text.includes('status of 409'))).toEqual([]);
  await window.close();
});

test('a finger that rests on a visit lifts it; one that moves at once scrolls', async () => {
  const ada = await openArtist(stage.program.url, 'adina', { autoConfirm: true, timeZone: 'UTC' });
  const cleo = await registerAt(stage.program.url, 'cleona');
  const [time = ''] = await freeTimes(ada);
  const { id } = await bookAs(cleo, ada, time);
  const start = async (): Promise<string> => (await cleo.call('GET', `/api/bookings/${id}`)).body.date;
  const window = await signedIn(stage.browser, stage.program.url, ada.username, { width: 360 });
  const page = await window.newPage();
  await page.goto(`/calendar?view=day&date=${time.slice(0, 10)}`);
  await isAlive(page);
  const visit = page.locator(`[data-visit="${id}"]`);
  const finger = await window.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const box = (await visit.boundingBox())!;
  // Above the toast that tells of the move.
  const [x, y] = [box.x + 80, box.y + 30];
  await touch('touchStart', x, y);
  await expect.poll(() => visit.getAttribute('aria-busy')).toBe('true');
  await touch('touchMove', x, y + 12);
  await touch('touchMove', x, y + 24);
  await touch('touchEnd');
  const later = new Date(Date.parse(time) + 15 * 60_000).toISOString();
  await expect.poll(start).toBe(later);
  await expect.poll(async () => (await visit.boundingBox())!.y).toBe(box.y + 24);

  await touch('touchStart', x, y);
  await touch('touchMove', x, y - 30);
  await touch('touchMove', x, y - 60);
  await touch('touchEnd');
  await expect.poll(async () => (await visit.boundingBox())!.y).toBeLessThan(box.y);
  expect(await start()).toBe(later);
  await window.close();
});
