import type { MetaDescriptor } from 'react-router';
import { landingMessages } from '#messages/en/landing.ts';
import { paths } from '#web/paths.ts';
import { siteMeta } from '#web/site-meta.ts';
import type { ContactData } from './load.ts';

/** What search engines, tabs and link previews read. */
export function metaOfContact(page: ContactData | undefined): MetaDescriptor[] {
  if (!page) return [];
  const { title, description } = landingMessages.contact;
  return siteMeta({ title: `${title} · Uli`, description, address: `${page.publicUrl}${paths.contact}` });
}
