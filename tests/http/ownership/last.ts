import { everybody, signedIn, type Calls } from './call.ts';

/** What the other rows need before. */
export const lastCalls: Calls = {
  // These two end what the others need, so they come last.
  'DELETE /api/services/{serviceId}': {
    path: ({ service }) => `/api/services/${service}`,
    statuses: { ...signedIn(404), owner: 204 },
  },
  'POST /api/logout': { path: () => '/api/logout', statuses: everybody(204) },
};
