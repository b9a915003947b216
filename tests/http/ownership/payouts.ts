import { everybody, signedIn, type Calls } from './call.ts';

/** How one is paid is one's own: everybody has a row of theirs. */
export const payoutCalls: Calls = {
  'GET /api/payouts': { path: () => '/api/payouts', statuses: signedIn(200) },
  'POST /api/payouts': { path: () => '/api/payouts', body: () => ({ country: 'GB' }), statuses: signedIn(200) },
  'DELETE /api/payouts': { path: () => '/api/payouts', statuses: signedIn(200) },
  'POST /api/payouts/refresh': { path: () => '/api/payouts/refresh', statuses: signedIn(200) },
  'POST /api/payouts/dashboard': { path: () => '/api/payouts/dashboard', statuses: signedIn(409) },
  'PUT /api/payouts/policy': {
    path: () => '/api/payouts/policy',
    body: () => ({ freeCancellationMinutes: 1440, lateCancelPercent: 0, noShowPercent: 0 }),
    statuses: signedIn(200),
  },
  'PUT /api/payouts/vat': { path: () => '/api/payouts/vat', body: () => ({ percent: 20 }), statuses: signedIn(200) },
  'GET /api/bookings/acquaintance/{artistId}': {
    path: ({ ada }) => `/api/bookings/acquaintance/${ada}`,
    statuses: everybody(200),
  },
  'GET /api/sandbox/account/{doorId}': { path: () => '/api/sandbox/account/door_nobodys', statuses: everybody(404) },
  'POST /api/sandbox/account/{doorId}': {
    path: () => '/api/sandbox/account/door_nobodys',
    body: () => ({ act: 'finish' }),
    statuses: everybody(404),
  },
  'GET /api/sandbox/dispute/{disputeId}': { path: () => '/api/sandbox/dispute/dp_nobodys', statuses: everybody(404) },
  'POST /api/sandbox/dispute/{disputeId}': {
    path: () => '/api/sandbox/dispute/dp_nobodys',
    body: () => ({ won: true }),
    statuses: everybody(404),
  },
};
