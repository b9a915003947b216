import { everybody, signedIn, type Calls } from './call.ts';

/** Ratings. The booking is not completed, so that its client gets as far as that. */
export const ratingCalls: Calls = {
  'GET /api/ratings/artist/{artistId}': { path: ({ ada }) => `/api/ratings/artist/${ada}`, statuses: everybody(200) },
  'GET /api/ratings/client/{userId}': {
    path: ({ cleo }) => `/api/ratings/client/${cleo}`,
    statuses: { nobody: 401, stranger: 403, owner: 403, counterpart: 200, admin: 200 },
  },
  'GET /api/bookings/{bookingId}/rating': {
    path: ({ booking }) => `/api/bookings/${booking}/rating`,
    statuses: { nobody: 401, stranger: 404, owner: 200, counterpart: 200, admin: 200 },
  },
  'POST /api/ratings': {
    path: () => '/api/ratings',
    body: ({ booking }) => ({ bookingId: booking, rating: 5 }),
    statuses: { nobody: 401, stranger: 404, owner: 403, counterpart: 409, admin: 404 },
  },
  'GET /api/manage/{token}/rating': { path: ({ token }) => `/api/manage/${token}/rating`, statuses: everybody(200) },
  'POST /api/manage/{token}/rating': {
    path: ({ token }) => `/api/manage/${token}/rating`,
    body: () => ({ rating: 5 }),
    statuses: everybody(409),
  },
  'PATCH /api/manage/{token}/rating': {
    path: ({ token }) => `/api/manage/${token}/rating`,
    body: () => ({ rating: 5 }),
    statuses: everybody(404),
  },
  'PATCH /api/ratings/{ratingId}': {
    path: () => '/api/ratings/999999',
    body: () => ({ rating: 1 }),
    statuses: signedIn(404),
  },
  'POST /api/ratings/{ratingId}/reply': {
    path: () => '/api/ratings/999999/reply',
    body: () => ({ reply: 'Thank you' }),
    statuses: signedIn(404),
  },
};
