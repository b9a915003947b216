import type { Person } from '#kernel/actor';
import { checkOwn } from '#modules/accounts';
import type { App } from '#platform/app';
import type { Page } from '#platform/http';
import * as lists from '../booking-lists.store.ts';
import type { BookingRow } from '../bookings.store.ts';
import type { Part, Viewer } from '../rules/index.ts';

/** One page of bookings, and the viewer that it is for. */
export interface BookingPage<Row = BookingRow> {
  /** One row more than the page holds if another one follows. */
  readonly rows: readonly Row[];
  readonly viewer: Viewer;
}

interface Asked {
  readonly page: Page;
  readonly person: Person;
  readonly userId: number;
  readonly role: Part;
}

/** Open bookings of a person in a role, the next first. */
export function listUpcoming(app: App, asked: Asked): Promise<BookingPage> {
  const now = app.clock.now();
  const read = (page: Page) => lists.listUpcoming(app.database, asked.role, asked.userId, now, page);
  return readPage(app, asked, read);
}

/** Past and closed bookings of a person in a role, the latest first. */
export function listHistory(app: App, asked: Asked): Promise<BookingPage> {
  const now = app.clock.now();
  const read = (page: Page) => lists.listHistory(app.database, asked.role, asked.userId, now, page);
  return readPage(app, asked, read);
}

/** All bookings that a person made as a client, the newest first. */
export function listNewest(app: App, asked: Asked): Promise<BookingPage> {
  return readPage(app, asked, (page) => lists.listNewest(app.database, asked.userId, page));
}

/** A client's reminders to come with the moment each is due, the next first. */
export function listReminders(app: App, asked: Asked): Promise<BookingPage<BookingRow & { readonly dueAt: number }>> {
  const now = app.clock.now();
  const read = (page: Page) => lists.listReminders(app.database, asked.userId, now, page);
  return readPage(app, asked, read);
}

/** What a person's completed visits were worth, month by month. */
export async function listMonths(app: App, person: Person, userId: number): Promise<lists.MonthOfWork[]> {
  await checkOwn(app, person, userId, 'bookings');
  return lists.listMonths(app.database, userId, app.clock.now());
}

async function readPage<Row extends BookingRow>(
  app: App,
  { person, userId, role, page }: Asked,
  read: (page: Page) => Promise<Row[]>,
): Promise<BookingPage<Row>> {
  await checkOwn(app, person, userId, 'bookings');
  return { rows: await read(page), viewer: person.id === userId ? role : 'admin' };
}
