import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { bookingStates, paymentStates, postStates, userStates } from '#modules/admin/rules';
import type { messageStates } from '#modules/contact/rules';
import { securityEventKinds } from '#modules/accounts/rules';
import type { Api } from '#web/api/client.ts';

export interface Wanted<State extends string> {
  readonly q?: string | undefined;
  readonly state?: State | undefined;
}

/** How it goes, and what needs a person. */
export function overviewQuery(api: Api) {
  return queryOptions({ queryKey: ['admin', 'overview'], queryFn: () => api('GET /api/admin/overview'), staleTime: 0 });
}

/** What was written on the contact page, the latest first, page by page. */
export function messagesQuery(api: Api, { q, state = 'all' }: Wanted<(typeof messageStates)[number]> = {}) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'messages', q ?? '', state],
    queryFn: ({ pageParam }) =>
      api.page('GET /api/contact-messages', { query: { q: q || undefined, state, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** People as admins see them, the latest first, page by page. */
export function usersQuery(api: Api, { q, state = 'all' }: Wanted<(typeof userStates)[number]> = {}) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'users', q ?? '', state],
    queryFn: ({ pageParam }) =>
      api.page('GET /api/admin/users', { query: { q: q || undefined, state, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** The filters that one kept. */
export function filtersQuery(api: Api) {
  return queryOptions({ queryKey: ['admin', 'filters'], queryFn: () => api('GET /api/admin/filters') });
}

/** What was done in the admin area, the latest first, page by page. */
export function auditQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'audit'],
    queryFn: ({ pageParam }) => api.page('GET /api/admin/audit', { query: { cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** What was reported, each thing once, the latest first, page by page. */
export function reportsQuery(api: Api, status: 'open' | 'settled') {
  return infiniteQueryOptions({
    queryKey: ['admin', 'reports', status],
    queryFn: ({ pageParam }) => api.page('GET /api/admin/reports', { query: { status, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** What people say against decisions, the latest first, page by page. */
export function appealsQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'appeals'],
    queryFn: ({ pageParam }) => api.page('GET /api/admin/appeals', { query: { cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** What was published, the latest first, page by page. */
export function postsQuery(api: Api, { q, state = 'all' }: Wanted<(typeof postStates)[number]> = {}) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'posts', q ?? '', state],
    queryFn: ({ pageParam }) =>
      api.page('GET /api/admin/posts', { query: { q: q || undefined, state, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** Bookings, the latest first, page by page. */
export function bookingsQuery(api: Api, { q, state = 'all' }: Wanted<(typeof bookingStates)[number]> = {}) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'bookings', q ?? '', state],
    queryFn: ({ pageParam }) =>
      api.page('GET /api/admin/bookings', { query: { q: q || undefined, state, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** One booking with everything that is known of it. */
export function bookingQuery(api: Api, bookingId: number) {
  return queryOptions({
    queryKey: ['admin', 'booking', bookingId],
    queryFn: () => api('GET /api/admin/bookings/{bookingId}', { params: { bookingId } }),
    staleTime: 0,
  });
}

/** How this place is set up. */
export function settingsQuery(api: Api) {
  return queryOptions({ queryKey: ['admin', 'settings'], queryFn: () => api('GET /api/admin/settings'), staleTime: 0 });
}

/** What the operator put on the pages that tell about Uli. */
export function frontPageQuery(api: Api) {
  return queryOptions({ queryKey: ['admin', 'front-page'], queryFn: () => api('GET /api/front-page'), staleTime: 0 });
}

/** What people look for, as admins see it. */
export function adminCategoriesQuery(api: Api) {
  return queryOptions({
    queryKey: ['admin', 'categories'],
    queryFn: () => api('GET /api/admin/categories'),
    staleTime: 0,
  });
}

/** Payments, the latest first, page by page. */
export function paymentsQuery(api: Api, { q, state = 'all' }: Wanted<(typeof paymentStates)[number]> = {}) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'payments', q ?? '', state],
    queryFn: ({ pageParam }) =>
      api.page('GET /api/admin/payments', { query: { q: q || undefined, state, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** What the provider told us and we could not act on yet. */
export function webhookFailuresQuery(api: Api) {
  return queryOptions({
    queryKey: ['admin', 'webhooks'],
    queryFn: () => api('GET /api/admin/webhook-failures'),
    staleTime: 0,
  });
}

/** The kinds of events that the log can be narrowed to. */
export const eventStates = ['all', ...securityEventKinds] as const;

/** The security log, of one person or all, page by page. */
export function securityEventsQuery(api: Api, { q, state }: { q: string; state: (typeof eventStates)[number] }) {
  const kind = state === 'all' ? undefined : state;
  return infiniteQueryOptions({
    queryKey: ['admin', 'security-events', q, state],
    queryFn: ({ pageParam }) =>
      api.page('GET /api/admin/security-events', { query: { q: q || undefined, kind, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}
