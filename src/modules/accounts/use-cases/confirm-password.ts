import type { Person } from '#kernel/actor';
import { refuse, type Refusal } from '#kernel/refusal';
import type { App } from '#platform/app';
import { translator } from '#platform/messages';
import { checkPassword } from '#platform/passwords';
import { findUser, type UserRow } from '../accounts.store.ts';

const perPerson = { name: 'confirm_password', points: 10, seconds: 900 };

/** Whoever changes how an account is kept says its password first: an open window alone is not enough. */
export async function confirmPassword(app: App, person: Person, password: string): Promise<UserRow> {
  await app.limits.spend(perPerson, String(person.id));
  const user = await findUser(app.database, person.id);
  const right = await checkPassword(password, user?.passwordHash);
  if (!user || !right) throw wrongPassword();
  await app.limits.forget(perPerson, String(person.id));
  return user;
}

export function wrongPassword(): Refusal {
  return refuse('wrong_password', { fields: { password: translator()('refusal.wrong_password') } });
}
