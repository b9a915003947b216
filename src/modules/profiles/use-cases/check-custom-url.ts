import type { Person } from '#kernel/actor';
import { refuse, type Refusal } from '#kernel/refusal';
import type { App } from '#platform/app';
import { translator } from '#platform/messages';
import { findUser } from '#modules/accounts';
import { freeAddresses } from '../addresses.store.ts';
import { customUrlProblem, suggestAddresses } from '../rules/index.ts';

/** Why a person cannot have this custom address; undefined while they can. */
export async function refusalOfCustomUrl(app: App, person: Person, wished: string): Promise<Refusal | undefined> {
  const customUrl = wished.toLowerCase();
  const problem = customUrlProblem(customUrl);
  // An address that became reserved later stays with its owner.
  const own = problem === 'customUrlReserved' ? (await findUser(app.database, person.id))?.customUrl : undefined;
  if (problem && own !== customUrl)
    return refuse('invalid', { fields: { customUrl: translator()(`profiles.${problem}`) } });
  // Nobody may sit at an address that looks like somebody else's name.
  const who = { id: person.id, now: app.clock.now() };
  return (await freeAddresses(app.database, [customUrl], who)).length === 0 ? customUrlTaken() : undefined;
}

export function customUrlTaken(): Refusal {
  return refuse('custom_url_taken', { fields: { customUrl: translator()('refusal.custom_url_taken') } });
}

/** Addresses that a person could have instead of the one they wished for, at most three. */
export async function suggestCustomUrls(app: App, person: Person, wished: string): Promise<string[]> {
  const user = await findUser(app.database, person.id);
  if (!user) return [];
  const who = { id: person.id, now: app.clock.now() };
  return (await freeAddresses(app.database, suggestAddresses(wished.toLowerCase(), user), who)).slice(0, 3);
}
