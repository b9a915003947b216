import { useQueryClient } from '@tanstack/react-query';
import type { OwnUser } from '#modules/accounts/contract';
import { browserApi } from '#web/api/browser.ts';
import { userKey } from '#web/features/accounts/queries.ts';
import { BookingLink } from '#web/features/profiles/booking-link.tsx';

/** The signed-in professional's address; copied for the first time, it is off the list of what is left to set up. */
export function OwnLink({ user, origin }: { user: OwnUser; origin: string }) {
  const cache = useQueryClient();
  const remember = async () => {
    if (user.linkShared) return;
    cache.setQueryData(userKey, await browserApi('PATCH /api/user', { body: { linkShared: true } }));
  };
  // Whether it is remembered is no concern of whoever copies it: the list asks again.
  return <BookingLink user={user} origin={origin} onCopied={() => void remember().catch(() => undefined)} />;
}
