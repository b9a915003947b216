import { everybody, signedIn, type Calls } from './call.ts';

/** A passkey that nobody has. */
const credential = { id: 'a', rawId: 'a', type: 'public-key' };
const said = { clientDataJSON: 'a' };

/** How an account is kept: password, address, second step, passkeys. */
export const securityCalls: Calls = {
  'GET /api/security': { path: () => '/api/security', statuses: signedIn(200) },
  'POST /api/password/change': {
    path: () => '/api/password/change',
    body: () => ({ password: 'not-this-one', newPassword: 'six-or-more' }),
    statuses: signedIn(403),
  },
  'POST /api/password/confirm': {
    path: () => '/api/password/confirm',
    body: () => ({ password: 'not their password' }),
    statuses: signedIn(403),
  },
  'POST /api/email/change': {
    path: () => '/api/email/change',
    body: () => ({ password: 'not-this-one', email: 'new@example.com' }),
    statuses: signedIn(403),
  },
  'DELETE /api/email/change': { path: () => '/api/email/change', statuses: signedIn(204) },
  'POST /api/email/confirm': {
    path: () => '/api/email/confirm',
    body: () => ({ token: 'wrong' }),
    statuses: everybody(409),
  },
  'POST /api/password/dispute': {
    path: () => '/api/password/dispute',
    body: () => ({ token: 'wrong' }),
    statuses: everybody(409),
  },
  'POST /api/email/verify': {
    path: () => '/api/email/verify',
    body: () => ({ token: 'wrong' }),
    statuses: everybody(409),
  },
  'POST /api/email/verify/resend': { path: () => '/api/email/verify/resend', statuses: signedIn(204) },
  'POST /api/second-step': {
    path: () => '/api/second-step',
    body: () => ({ password: 'not-this-one' }),
    statuses: signedIn(403),
  },
  'POST /api/second-step/confirm': {
    path: () => '/api/second-step/confirm',
    body: () => ({ code: '123456' }),
    // An admin with a factor changes none in a session without it.
    statuses: { ...signedIn(409), factorless: 403 },
  },
  'POST /api/second-step/recovery-codes': {
    path: () => '/api/second-step/recovery-codes',
    body: () => ({ password: 'not-this-one' }),
    statuses: signedIn(403),
  },
  'POST /api/second-step/off': {
    path: () => '/api/second-step/off',
    body: () => ({ password: 'not-this-one' }),
    statuses: signedIn(403),
  },
  'POST /api/login/second-step': {
    path: () => '/api/login/second-step',
    body: () => ({ code: '123456', ticket: 'wrong' }),
    statuses: everybody(401),
  },
  'POST /api/passkeys/options': {
    path: () => '/api/passkeys/options',
    body: () => ({ password: 'not-this-one' }),
    statuses: signedIn(403),
  },
  'POST /api/passkeys': {
    path: () => '/api/passkeys',
    body: () => ({ name: 'Phone', credential: { ...credential, response: { ...said, attestationObject: 'a' } } }),
    statuses: signedIn(400),
  },
  'PATCH /api/passkeys/{passkeyId}': {
    path: () => '/api/passkeys/999999',
    body: () => ({ name: 'Phone' }),
    statuses: signedIn(404),
  },
  'DELETE /api/passkeys/{passkeyId}': {
    path: () => '/api/passkeys/999999',
    statuses: { ...signedIn(404), factorless: 403 },
  },
  'POST /api/login/passkey/options': { path: () => '/api/login/passkey/options', statuses: everybody(200) },
  'POST /api/login/passkey': {
    path: () => '/api/login/passkey',
    body: () => ({ credential: { ...credential, response: { ...said, authenticatorData: 'a', signature: 'a' } } }),
    statuses: everybody(401),
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
  'GET /api/security/events': { path: () => '/api/security/events', statuses: signedIn(200) },
  'GET /api/admin/security-events': {
    path: () => '/api/admin/security-events',
    statuses: { ...signedIn(403), admin: 200 },
  },
  'POST /api/admin/users/{userId}/sessions/end': {
    path: () => '/api/admin/users/999999/sessions/end',
    body: () => ({ reason: 'A stranger has the phone' }),
    statuses: { ...signedIn(403), admin: 404 },
  },
};
