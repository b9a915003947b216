import { useQueryClient } from '@tanstack/react-query';
import type { OwnUser } from '#modules/accounts/contract';
import { userKey } from '#web/features/accounts/queries.ts';
import { BookingLink } from '#web/features/profiles/booking-link.tsx';
import { rememberShared } from '#web/features/profiles/remember-shared.ts';

/** The signed-in professional's address to copy. */
export function OwnLink({ user, origin }: { user: OwnUser; origin: string }) {
  const cache = useQueryClient();
  const keep = (saved: OwnUser) => cache.setQueryData(userKey, saved);
  return <BookingLink user={user} origin={origin} onCopied={() => void rememberShared(user, keep)} />;
}
