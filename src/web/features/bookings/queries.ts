import { queryOptions } from '@tanstack/react-query';
import type { BookingOnWire } from '#modules/bookings/contract';
import type { Api } from '#web/api/client.ts';

export type Booking = BookingOnWire;
/** As whom somebody looks at their bookings. */
export type Role = 'client' | 'artist';

/** Everything about bookings; invalidated as a whole whenever one changes. */
export const bookingsKey = ['bookings'] as const;

/** Every open booking of a person in a role, the next first. */
export function upcomingQuery(api: Api, role: Role, userId: number) {
  return queryOptions({
    queryKey: [...bookingsKey, role, userId, 'upcoming'],
    queryFn: async () => {
      const open: Booking[] = [];
      let cursor: string | undefined;
      do {
        const input = { params: { role, userId }, query: { cursor } };
        // A page's address is known from the one before.
        const page = await api.page('GET /api/bookings/{role}/{userId}/upcoming', input);
        open.push(...page.items);
        cursor = page.next;
      } while (cursor !== undefined);
      return open;
    },
  });
}

const historyPage = 50;

/** Past and closed bookings of a person in a role, the latest first; `cursor` leads to a further page. */
export function historyQuery(api: Api, role: Role, userId: number, cursor?: string) {
  const query = { limit: historyPage, cursor };
  return queryOptions({
    queryKey: [...bookingsKey, role, userId, 'history', cursor ?? ''],
    queryFn: () => api.page('GET /api/bookings/{role}/{userId}/history', { params: { role, userId }, query }),
  });
}

/** What an artist's completed visits were worth, month by month. */
export function monthsQuery(api: Api, userId: number) {
  return queryOptions({
    queryKey: [...bookingsKey, 'months', userId],
    queryFn: () => api('GET /api/bookings/artist/{userId}/months', { params: { userId } }),
  });
}

/** Reminders to come, the next first. */
export function remindersQuery(api: Api, userId: number) {
  return queryOptions({
    queryKey: [...bookingsKey, 'reminders', userId],
    queryFn: () => api('GET /api/bookings/reminders/{userId}', { params: { userId } }),
  });
}

/** One booking with the other visits of its series. */
export function bookingQuery(api: Api, bookingId: number) {
  return queryOptions({
    queryKey: [...bookingsKey, 'one', bookingId],
    queryFn: () => api('GET /api/bookings/{bookingId}', { params: { bookingId } }),
  });
}

/**
 * What was paid for a booking, and what cancelling it costs its client now. It is no part of `bookingsKey`: live news must not
 * change the fee in an open dialog just before somebody presses.
 */
export function cancelMoneyQuery(api: Api, bookingId: number) {
  return queryOptions({
    queryKey: ['cancelling', bookingId],
    queryFn: () => api('GET /api/bookings/{bookingId}/money', { params: { bookingId } }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** What somebody offers. */
export function offeredServicesQuery(api: Api, artistId: number) {
  return queryOptions({
    queryKey: ['services', artistId, 'offered'],
    queryFn: () => api('GET /api/users/{userId}/services', { params: { userId: artistId } }),
  });
}

/** What an artist knows of whoever asks, where it decides about what they pay in advance. */
export function acquaintanceQuery(api: Api, artistId: number) {
  return queryOptions({
    queryKey: [...bookingsKey, 'acquaintance', artistId],
    queryFn: () => api('GET /api/bookings/acquaintance/{artistId}', { params: { artistId } }),
    staleTime: 0,
  });
}

/** What somebody takes off their prices today; with a code also the offer that only its code brings. */
export function offersQuery(api: Api, artistId: number, code?: string) {
  return queryOptions({
    queryKey: code ? ['offers', artistId, code] : ['offers', artistId],
    queryFn: () =>
      api('GET /api/users/{userId}/offers', { params: { userId: artistId }, ...(code && { query: { code } }) }),
  });
}

/** When somebody takes appointments; asked anew whenever somebody wants to book. */
export function hoursQuery(api: Api, artistId: number) {
  return queryOptions({
    queryKey: ['hours', artistId],
    queryFn: () => api('GET /api/users/{userId}/availability', { params: { userId: artistId } }),
    staleTime: 0,
  });
}
