import { holdsAddress } from '#kernel/address-in-name';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { translator } from '#platform/messages';
import { findUser } from '../accounts.store.ts';

/**
 * Refuses names that contain an address, at their fields, from an account without a verified address: names appear in mails
 * to strangers. Queries the database only for such a name.
 */
export async function checkNames(
  app: Pick<App, 'database'>,
  userId: number,
  names: Readonly<Record<string, string | null | undefined>>,
): Promise<void> {
  const wrong = Object.keys(names).filter((field) => holdsAddress(names[field] ?? ''));
  if (wrong.length === 0) return;
  const user = await findUser(app.database, userId);
  if (user && user.emailVerifiedAt !== null) return;
  const sentence = translator()('field.addressUnproved');
  throw refuse('invalid', { fields: Object.fromEntries(wrong.map((field) => [field, sentence])) });
}
