import { everybody, signedIn, type Calls } from './call.ts';

/** Offers and openings. */
export const offerCalls: Calls = {
  'GET /api/users/{userId}/offers': { path: ({ ada }) => `/api/users/${ada}/offers`, statuses: everybody(200) },
  'POST /api/offers': {
    path: () => '/api/offers',
    body: () => ({ title: 'Special', percent: 5 }),
    statuses: signedIn(201),
  },
  'PATCH /api/offers/{offerId}': {
    path: ({ offer }) => `/api/offers/${offer}`,
    body: () => ({ percent: 6 }),
    statuses: { ...signedIn(404), owner: 200 },
  },
  'GET /api/openings': { path: () => '/api/openings?following=true', statuses: signedIn(200) },
  'GET /api/users/{userId}/openings': { path: ({ ada }) => `/api/users/${ada}/openings`, statuses: everybody(200) },
  'POST /api/openings': {
    path: () => '/api/openings',
    body: ({ service }) => ({ serviceId: service, date: '2026-11-30T16:00:00Z' }),
    statuses: { ...signedIn(404), owner: 201 },
  },
  'DELETE /api/openings/{openingId}': {
    path: ({ opening }) => `/api/openings/${opening}`,
    statuses: { ...signedIn(404), owner: 204 },
  },
  'DELETE /api/offers/{offerId}': {
    path: ({ offer }) => `/api/offers/${offer}`,
    statuses: { ...signedIn(404), owner: 204 },
  },
};
