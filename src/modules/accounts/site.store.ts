import { statement, type Executor } from '#platform/database';

export interface SiteSettings {
  /** Whether anybody may open an account. */
  readonly registrationsOpen: boolean;
}

const read = statement('accounts.site_settings', 'SELECT registrations_open AS "registrationsOpen" FROM site_settings');
const write = statement(
  'accounts.write_site_settings',
  `INSERT INTO site_settings (id, registrations_open) VALUES (1, $1)
   ON CONFLICT (id) DO UPDATE SET registrations_open = excluded.registrations_open`,
);

/** What was decided about the place; until somebody does, everybody may come. */
export async function readSiteSettings(executor: Executor): Promise<SiteSettings> {
  return (await executor.query<SiteSettings>(read))[0] ?? { registrationsOpen: true };
}

export async function writeSiteSettings(transaction: Executor, { registrationsOpen }: SiteSettings): Promise<void> {
  await transaction.query(write, [registrationsOpen]);
}
