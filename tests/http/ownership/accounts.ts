import { everybody, signedIn, type Calls } from './call.ts';

/** Accounts, mails, profiles and services. */
export const accountCalls: Calls = {
  'POST /api/register': { path: () => '/api/register', body: () => ({}), statuses: everybody(400) },
  'POST /api/login': { path: () => '/api/login', body: () => ({}), statuses: everybody(400) },
  'GET /api/user': { path: () => '/api/user', statuses: signedIn(200) },
  'PATCH /api/user': { path: () => '/api/user', body: () => ({ bio: 'Hello' }), statuses: signedIn(200) },
  'GET /api/user/custom-url': { path: () => '/api/user/custom-url?wished=ada-braids', statuses: signedIn(200) },
  'GET /api/sessions': { path: () => '/api/sessions', statuses: signedIn(200) },
  'DELETE /api/sessions/{sessionId}': {
    path: ({ session }) => `/api/sessions/${session}`,
    statuses: { ...signedIn(404), owner: 204 },
  },
  'POST /api/password/forgot': {
    path: () => '/api/password/forgot',
    body: () => ({ email: 'no@example.com' }),
    statuses: everybody(204),
  },
  'POST /api/password/reset': {
    path: () => '/api/password/reset',
    body: () => ({ token: 'wrong', password: 'six-or-more' }),
    statuses: everybody(409),
  },
  'GET /api/outbox': { path: () => '/api/outbox', statuses: everybody(404) },
  'GET /api/outbox/{mailId}': { path: () => '/api/outbox/1', statuses: everybody(404) },
  'GET /api/users': { path: () => '/api/users', statuses: everybody(200) },
  'GET /api/explore/places': { path: () => '/api/explore/places?q=lon', statuses: everybody(200) },
  'GET /api/explore/work': { path: () => '/api/explore/work?q=braids', statuses: everybody(200) },
  'GET /api/users/{userId}': { path: ({ ada }) => `/api/users/${ada}`, statuses: everybody(200) },
  'GET /api/users/named/{username}': { path: () => '/api/users/named/ada', statuses: everybody(200) },
  'GET /api/users/at/{customUrl}': { path: () => '/api/users/at/ada-braids', statuses: everybody(200) },
  'GET /api/users/{userId}/services': { path: ({ ada }) => `/api/users/${ada}/services`, statuses: everybody(200) },
  'POST /api/services': {
    path: () => '/api/services',
    body: () => ({ name: 'Cut', duration: 30, price: 1000 }),
    statuses: signedIn(201),
  },
  'PATCH /api/services/{serviceId}': {
    path: ({ service }) => `/api/services/${service}`,
    body: () => ({ description: 'Short and neat' }),
    statuses: { ...signedIn(404), owner: 200 },
  },
  'PUT /api/services/order': {
    path: () => '/api/services/order',
    body: () => ({ serviceIds: [999_999] }),
    statuses: signedIn(409),
  },
  'POST /api/services/samples': { path: () => '/api/services/samples', statuses: signedIn(200) },
};
