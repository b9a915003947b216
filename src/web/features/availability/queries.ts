import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';

export const ownHoursKey = (userId: number) => ['hours', userId, 'own'] as const;
/** Of one's calendar, which shows the hours, too. */
export const calendarKey = ['bookings', 'calendar'] as const;
export const slotsKey = (userId: number) => ['slots', userId] as const;

/** The signed-in person's own availability, buffers included. */
export function ownHoursQuery(api: Api, userId: number) {
  return queryOptions({
    queryKey: ownHoursKey(userId),
    queryFn: () => api('GET /api/users/{userId}/availability', { params: { userId } }),
  });
}

export interface SlotsAsked {
  readonly userId: number;
  readonly serviceId: number;
  /** YYYY-MM-DD, both included. */
  readonly from: string;
  readonly to: string;
}

/** When a service can be booked; asked anew whenever it is looked at, because others book meanwhile. */
export function slotsQuery(api: Api, { userId, serviceId, from, to }: SlotsAsked) {
  return queryOptions({
    queryKey: [...slotsKey(userId), serviceId, from, to],
    queryFn: () => api('GET /api/users/{userId}/slots', { params: { userId }, query: { serviceId, from, to } }),
    staleTime: 0,
  });
}
