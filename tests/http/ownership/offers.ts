import { everybody, signedIn, type Calls } from './call.ts';

/** Offers. */
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
  'DELETE /api/offers/{offerId}': {
    path: ({ offer }) => `/api/offers/${offer}`,
    statuses: { ...signedIn(404), owner: 204 },
  },
};
