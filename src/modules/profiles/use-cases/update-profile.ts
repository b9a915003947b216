import type { Person } from '#kernel/actor';
import { isTimeZone } from '#kernel/time';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { translator } from '#platform/messages';
import { isOthersUsername, updateProfile, type ProfileChange } from '../profiles.store.ts';
import { customUrlProblem } from '../rules/index.ts';

/** Changes what a person says about themselves; a custom address is checked and kept in lower case. */
export async function changeProfile(app: App, person: Person, wished: ProfileChange): Promise<void> {
  const t = translator('en');
  const change = { ...wished };
  if (change.timeZone !== undefined && !isTimeZone(change.timeZone)) {
    throw refuse('invalid', { fields: { timeZone: t('profiles.timeZoneUnknown') } });
  }
  const taken = () => refuse('custom_url_taken', { fields: { customUrl: t('refusal.custom_url_taken') } });
  if (change.customUrl) {
    change.customUrl = change.customUrl.toLowerCase();
    const problem = customUrlProblem(change.customUrl);
    if (problem) throw refuse('invalid', { fields: { customUrl: t(`profiles.${problem}`) } });
    // Nobody may sit at an address that looks like somebody else's name.
    if (await isOthersUsername(app.database, person.id, change.customUrl)) throw taken();
  }
  if (!(await updateProfile(app.database, person.id, change))) throw taken();
}
