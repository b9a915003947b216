import type { Person } from '#kernel/actor';
import { canonicalTimeZone, dayMs } from '#kernel/time';
import { refuse } from '#kernel/refusal';
import { checkNames } from '#modules/accounts';
import { holdCategory } from '#modules/categories';
import type { App } from '#platform/app';
import { translator } from '#platform/messages';
import { citiesNamed } from '#platform/places';
import { moveAddress } from '../addresses.store.ts';
import { lockProfile, updateProfile, type ProfileChange } from '../profiles.store.ts';
import { customUrlTaken, refusalOfCustomUrl } from './check-custom-url.ts';
import { showPicture } from './show-picture.ts';
import { settlePlace } from './settle-place.ts';

/** So long an address that was given up leads to its former owner. */
const forwardedMs = 90 * dayMs;

/** What a person wants to be said about themselves; `profileImageId` is a picture they uploaded, null shows none. */
export interface WishedProfile extends Omit<ProfileChange, 'profileImage'> {
  /** Null gives the present one up. */
  readonly customUrl?: string | null | undefined;
  readonly profileImageId?: number | null | undefined;
}

/** Changes what a person says about themselves; a custom address is checked and kept in lower case. */
export async function changeProfile(
  app: App,
  person: Person,
  { profileImageId, customUrl, ...wished }: WishedProfile,
): Promise<void> {
  const t = translator();
  const change: ProfileChange = { ...wished };
  if (change.timeZone !== undefined) {
    const timeZone = canonicalTimeZone(change.timeZone);
    if (timeZone === undefined) throw refuse('invalid', { fields: { timeZone: t('profiles.timeZoneUnknown') } });
    change.timeZone = timeZone;
  }
  await checkNames(app, person.id, { fullName: change.fullName, businessName: change.businessName });
  const refusal = customUrl ? await refusalOfCustomUrl(app, person, customUrl) : undefined;
  if (refusal) throw refusal;
  // Before anything is locked: whoever asks first waits for the cities to be read.
  const cities = await citiesNamed(change.city ?? '');
  await app.database.transaction(async (transaction) => {
    const chosen = change.category ? await holdCategory(transaction, change.category) : undefined;
    const before = await lockProfile(transaction, person.id);
    if (!before) throw refuse('not_signed_in');
    if (change.category) {
      // One that no list shows stays with whoever has it.
      const known = chosen && (!chosen.hidden || chosen.slug === before.category);
      if (!known) throw refuse('invalid', { fields: { category: t('explore.problem.categoryUnknown') } });
      change.category = chosen.slug;
    }
    Object.assign(change, await settlePlace(app, transaction, { ...before, id: person.id }, { ...wished, cities }));
    if (profileImageId !== undefined) {
      change.profileImage = await showPicture(app, transaction, person.id, profileImageId);
    }
    await updateProfile(transaction, person.id, change);
    if (customUrl === undefined) return;
    const now = app.clock.now();
    const to = customUrl?.toLowerCase() ?? null;
    const moved = await moveAddress(transaction, { id: person.id, to, now, heldUntil: now + forwardedMs });
    if (!moved) throw customUrlTaken();
  });
}
