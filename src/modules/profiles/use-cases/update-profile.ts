import type { Person } from '#kernel/actor';
import { isTimeZone } from '#kernel/time';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { translator } from '#platform/messages';
import { updateProfile, type ProfileChange } from '../profiles.store.ts';
import { customUrlTaken, refusalOfCustomUrl } from './check-custom-url.ts';

/** Changes what a person says about themselves; a custom address is checked and kept in lower case. */
export async function changeProfile(app: App, person: Person, wished: ProfileChange): Promise<void> {
  const t = translator('en');
  const change = { ...wished };
  if (change.timeZone !== undefined && !isTimeZone(change.timeZone)) {
    throw refuse('invalid', { fields: { timeZone: t('profiles.timeZoneUnknown') } });
  }
  if (change.customUrl) {
    change.customUrl = change.customUrl.toLowerCase();
    const refusal = await refusalOfCustomUrl(app, person, change.customUrl);
    if (refusal) throw refusal;
  }
  if (!(await updateProfile(app.database, person.id, change))) throw customUrlTaken();
}
