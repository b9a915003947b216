import type { Person } from '#kernel/actor';
import { refuse, type Refusal } from '#kernel/refusal';
import type { App } from '#platform/app';
import { translator } from '#platform/messages';
import { isOthersName } from '../profiles.store.ts';
import { customUrlProblem } from '../rules/index.ts';

/** Why a person cannot have this custom address; undefined while they can. */
export async function refusalOfCustomUrl(app: App, person: Person, wished: string): Promise<Refusal | undefined> {
  const customUrl = wished.toLowerCase();
  const problem = customUrlProblem(customUrl);
  if (problem) return refuse('invalid', { fields: { customUrl: translator()(`profiles.${problem}`) } });
  // Nobody may sit at an address that looks like somebody else's name.
  return (await isOthersName(app.database, person.id, customUrl)) ? customUrlTaken() : undefined;
}

export function customUrlTaken(): Refusal {
  return refuse('custom_url_taken', { fields: { customUrl: translator()('refusal.custom_url_taken') } });
}
