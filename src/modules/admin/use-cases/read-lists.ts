import type { Person } from '#kernel/actor';
import type { App } from '#platform/app';
import type { Page } from '#platform/http';
import { listAudit, type AuditRow } from '../audit.store.ts';
import { listReported, type Reported } from '../reports.store.ts';
import { mustBeAdmin } from '../rules/index.ts';
import { listBookings, listPosts } from '../work.store.ts';
import { listUsers, type AdminUser, type WantedUsers } from '../users.store.ts';

/** What was done in the admin area, the latest first, with one more than the page holds; for admins alone. */
export async function readAudit(app: App, person: Person, page: Page): Promise<AuditRow[]> {
  mustBeAdmin(person);
  return listAudit(app.database, page);
}

/** People as admins see them, the latest first, with one more than the page holds; for admins alone. */
export async function readUsers(app: App, person: Person, wanted: WantedUsers, page: Page): Promise<AdminUser[]> {
  mustBeAdmin(person);
  return listUsers(app.database, wanted, page);
}

/** What was reported, open or settled, the latest first, with one more than the page holds; for admins alone. */
export async function readReported(app: App, person: Person, open: boolean, page: Page): Promise<Reported[]> {
  mustBeAdmin(person);
  return listReported(app.database, open, page);
}

/** What was published, by words or author, the latest first, with one more than the page holds; for admins alone. */
export async function readPosts(app: App, person: Person, wanted: Parameters<typeof listPosts>[1], page: Page) {
  mustBeAdmin(person);
  return listPosts(app.database, wanted, page);
}

/** Bookings by number, service or person, in the order of their state, with one more than the page holds; for admins alone. */
export async function readBookings(
  app: App,
  person: Person,
  wanted: Omit<Parameters<typeof listBookings>[1], 'now'>,
  page: Page,
) {
  mustBeAdmin(person);
  return listBookings(app.database, { ...wanted, now: app.clock.now() }, page);
}
