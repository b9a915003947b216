import { queryOptions } from '@tanstack/react-query';
import type { BookingOnWire } from '#modules/bookings/contract';
import type { Api } from '#web/api/client.ts';

export type Booking = BookingOnWire;
/** As whom somebody looks at their bookings. */
export type Role = 'client' | 'artist';

/** Everything about bookings; invalidated as a whole whenever one changes. */
export const bookingsKey = ['bookings'] as const;

export const upcomingKey = (role: Role, userId: number) => [...bookingsKey, role, userId, 'upcoming'] as const;

/** Open bookings of a person in a role, the next first. */
export function upcomingQuery(api: Api, role: Role, userId: number) {
  return queryOptions({
    queryKey: upcomingKey(role, userId),
    queryFn: () => api('GET /api/bookings/{role}/{userId}/upcoming', { params: { role, userId } }),
  });
}

/** Past and closed bookings of a person in a role, the latest first. */
export function historyQuery(api: Api, role: Role, userId: number) {
  return queryOptions({
    queryKey: [...bookingsKey, role, userId, 'history'],
    queryFn: () => api('GET /api/bookings/{role}/{userId}/history', { params: { role, userId } }),
  });
}

/** Reminders to come, the next first. */
export function remindersQuery(api: Api, userId: number) {
  return queryOptions({
    queryKey: [...bookingsKey, 'reminders', userId],
    queryFn: () => api('GET /api/bookings/reminders/{userId}', { params: { userId } }),
  });
}

/** All bookings of a client, the newest first. */
export function newestQuery(api: Api, userId: number) {
  return queryOptions({
    queryKey: [...bookingsKey, 'newest', userId],
    queryFn: () => api('GET /api/bookings/client/{userId}', { params: { userId }, query: { limit: 1 } }),
  });
}

/** One booking with the other visits of its series. */
export function bookingQuery(api: Api, bookingId: number) {
  return queryOptions({
    queryKey: [...bookingsKey, 'one', bookingId],
    queryFn: () => api('GET /api/bookings/{bookingId}', { params: { bookingId } }),
  });
}

/** What somebody offers. */
export function offeredServicesQuery(api: Api, artistId: number) {
  return queryOptions({
    queryKey: ['services', artistId, 'offered'],
    queryFn: () => api('GET /api/users/{userId}/services', { params: { userId: artistId } }),
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
