import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';

/** How it goes, and what needs a person. */
export function overviewQuery(api: Api) {
  return queryOptions({ queryKey: ['admin', 'overview'], queryFn: () => api('GET /api/admin/overview'), staleTime: 0 });
}

/** What was written on the contact page lately. */
export function writtenQuery(api: Api) {
  return queryOptions({
    queryKey: ['admin', 'written'],
    queryFn: () => api('GET /api/contact-messages', { query: { limit: 10 } }),
    staleTime: 0,
  });
}

export const usersKey = ['admin', 'users'] as const;

export interface WantedUsers {
  readonly q?: string;
  readonly state?: 'all' | 'suspended' | 'admins';
}

/** People as admins see them, the latest first, page by page. */
export function usersQuery(api: Api, { q, state = 'all' }: WantedUsers = {}) {
  return infiniteQueryOptions({
    queryKey: [...usersKey, q ?? '', state],
    queryFn: ({ pageParam }) =>
      api.page('GET /api/admin/users', { query: { q: q || undefined, state, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
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
