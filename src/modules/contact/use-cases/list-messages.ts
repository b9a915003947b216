import { mustBeAdmin, type Person } from '#kernel/actor';
import type { App } from '#platform/app';
import type { Page } from '#platform/http';
import { listContactMessages, type ContactMessage, type WantedMessages } from '../contact.store.ts';

/** What was written on the contact page, for admins alone; one row more than the page holds. */
export async function listMessages(
  app: App,
  person: Person,
  wanted: WantedMessages,
  page: Page,
): Promise<ContactMessage[]> {
  mustBeAdmin(person);
  return listContactMessages(app.database, wanted, page);
}
