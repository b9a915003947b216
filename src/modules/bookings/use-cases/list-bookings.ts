import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import * as lists from '../booking-lists.store.ts';
import type { BookingRow } from '../bookings.store.ts';
import { readCursor, writeCursor, type Part, type Position, type Viewer } from '../rules/index.ts';

export interface PageQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface BookingPage<Row = BookingRow> {
  readonly rows: readonly Row[];
  readonly viewer: Viewer;
  /** Cursor of the next page, if there is one. */
  readonly next?: string;
}

interface Asked extends PageQuery {
  readonly person: Person;
  readonly userId: number;
  readonly role: Part;
}

/** Open bookings of a person in a role, the next first. */
export function listUpcoming(app: App, asked: Asked): Promise<BookingPage> {
  const now = app.clock.now();
  const read = (page: lists.Page) => lists.listUpcoming(app.database, asked.role, asked.userId, now, page);
  return readPage(asked, read, byStart);
}

/** Past and closed bookings of a person in a role, the latest first. */
export function listHistory(app: App, asked: Asked): Promise<BookingPage> {
  const now = app.clock.now();
  const read = (page: lists.Page) => lists.listHistory(app.database, asked.role, asked.userId, now, page);
  return readPage(asked, read, byStart);
}

/** All bookings that a person made as a client, the newest first. */
export function listNewest(app: App, asked: Asked): Promise<BookingPage> {
  return readPage(asked, (page) => lists.listNewest(app.database, asked.userId, page), byStart);
}

/** A client's reminders to come with the moment each is due, the next first. */
export function listReminders(app: App, asked: Asked): Promise<BookingPage<BookingRow & { readonly dueAt: number }>> {
  const now = app.clock.now();
  const read = (page: lists.Page) => lists.listReminders(app.database, asked.userId, now, page);
  return readPage(asked, read, ({ dueAt, id }) => ({ at: dueAt, id }));
}

/** What a person's completed visits were worth, month by month. */
export async function listMonths(app: App, person: Person, userId: number): Promise<lists.MonthOfWork[]> {
  checkOwn(person, userId);
  return lists.listMonths(app.database, userId, app.clock.now());
}

const byStart = ({ startsAt, id }: BookingRow): Position => ({ at: startsAt, id });

async function readPage<Row extends BookingRow>(
  { person, userId, role, limit, cursor }: Asked,
  read: (page: lists.Page) => Promise<Row[]>,
  positionOf: (row: Row) => Position,
): Promise<BookingPage<Row>> {
  checkOwn(person, userId);
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (cursor !== undefined && !after) throw refuse('invalid');
  const found = await read({ limit, ...(after && { after }) });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const viewer = person.id === userId ? role : 'admin';
  return { rows, viewer, ...(found.length > limit && last && { next: writeCursor(positionOf(last)) }) };
}

function checkOwn(person: Person, userId: number): void {
  if (person.id !== userId && !person.isAdmin) throw refuse('forbidden');
}
