import { everybody, signedIn, type Calls } from './call.ts';

/** A passkey that nobody has. */
const credential = { id: 'a', rawId: 'a', type: 'public-key' };
const said = { clientDataJSON: 'a' };

/** Accounts, mails, profiles and services. */
export const accountCalls: Calls = {
  'POST /api/register': { path: () => '/api/register', body: () => ({}), statuses: everybody(400) },
  'GET /api/contact': { path: () => '/api/contact', statuses: everybody(200) },
  'POST /api/contact': { path: () => '/api/contact', body: () => ({}), statuses: everybody(400) },
  'GET /api/contact-messages': { path: () => '/api/contact-messages', statuses: { ...signedIn(403), admin: 200 } },
  'POST /api/login': { path: () => '/api/login', body: () => ({}), statuses: everybody(400) },
  'GET /api/user': { path: () => '/api/user', statuses: signedIn(200) },
  'PATCH /api/user': { path: () => '/api/user', body: () => ({ bio: 'Hello' }), statuses: signedIn(200) },
  'PUT /api/subscription': {
    path: () => '/api/subscription',
    body: () => ({ tier: 'basic' }),
    statuses: signedIn(409),
  },
  'DELETE /api/subscription': { path: () => '/api/subscription', statuses: signedIn(200) },
  'GET /api/subscription': { path: () => '/api/subscription', statuses: signedIn(200) },
  'POST /api/subscription/refresh': { path: () => '/api/subscription/refresh', statuses: signedIn(200) },
  'POST /api/subscription/checkout': {
    path: () => '/api/subscription/checkout',
    body: () => ({ tier: 'basic' }),
    statuses: signedIn(200),
  },
  'POST /api/subscription/resume': { path: () => '/api/subscription/resume', statuses: signedIn(409) },
  'POST /api/subscription/portal': { path: () => '/api/subscription/portal', statuses: signedIn(200) },
  'GET /api/subscription/invoices': { path: () => '/api/subscription/invoices', statuses: signedIn(200) },
  'POST /api/webhooks/stripe': { path: () => '/api/webhooks/stripe', body: () => ({}), statuses: everybody(400) },
  'GET /api/sandbox/pay/{sessionId}': { path: () => '/api/sandbox/pay/cs_test_nobodys', statuses: everybody(404) },
  'POST /api/sandbox/pay/{sessionId}': {
    path: () => '/api/sandbox/pay/cs_test_nobodys',
    body: () => ({ number: '4242' }),
    statuses: everybody(404),
  },
  'POST /api/sandbox/pay/{sessionId}/authentication': {
    path: () => '/api/sandbox/pay/cs_test_nobodys/authentication',
    body: () => ({ agreed: true }),
    statuses: everybody(404),
  },
  'GET /api/sandbox/portal/{portalId}': { path: () => '/api/sandbox/portal/bps_nobodys', statuses: everybody(404) },
  'POST /api/sandbox/portal/{portalId}': {
    path: () => '/api/sandbox/portal/bps_nobodys',
    body: () => ({ act: 'cancel' }),
    statuses: everybody(404),
  },
  'GET /api/sandbox/invoices/{invoiceId}': {
    path: () => '/api/sandbox/invoices/in_nobodys0',
    statuses: everybody(404),
  },
  'GET /api/admin/overview': { path: () => '/api/admin/overview', statuses: { ...signedIn(403), admin: 200 } },
  'GET /api/admin/audit': { path: () => '/api/admin/audit', statuses: { ...signedIn(403), admin: 200 } },
  'GET /api/admin/reports': { path: () => '/api/admin/reports', statuses: { ...signedIn(403), admin: 200 } },
  'POST /api/admin/reports/{reportId}/decision': {
    path: () => '/api/admin/reports/999999/decision',
    body: () => ({ decision: 'dismiss', reason: 'Nothing wrong with it' }),
    statuses: { ...signedIn(403), admin: 404 },
  },
  'GET /api/admin/users': { path: () => '/api/admin/users', statuses: { ...signedIn(403), admin: 200 } },
  'PATCH /api/admin/users/{userId}': {
    path: ({ reclusive }) => `/api/admin/users/${reclusive}`,
    body: () => ({ isVerified: true, reason: 'Showed a passport' }),
    statuses: { ...signedIn(403), admin: 200 },
  },
  'PUT /api/admin/users/{userId}/suspension': {
    path: () => '/api/admin/users/999999/suspension',
    body: () => ({ days: 7, reason: 'Spam' }),
    statuses: { ...signedIn(403), admin: 404 },
  },
  'POST /api/admin/users/{userId}/suspension/end': {
    path: ({ reclusive }) => `/api/admin/users/${reclusive}/suspension/end`,
    body: () => ({ reason: 'It was somebody else' }),
    statuses: { ...signedIn(403), admin: 409 },
  },
  'GET /api/user/custom-url': { path: () => '/api/user/custom-url?wished=ada-braids', statuses: signedIn(200) },
  'POST /api/user/exports': { path: () => '/api/user/exports', statuses: signedIn(201) },
  'GET /api/user/exports': { path: () => '/api/user/exports', statuses: signedIn(200) },
  'GET /api/user/exports/{exportId}/file': {
    path: (facts) => `/api/user/exports/${facts.export}/file`,
    statuses: { ...signedIn(404), owner: 200 },
  },
  'GET /api/user/deletion': { path: () => '/api/user/deletion', statuses: signedIn(200) },
  'POST /api/user/deletion': {
    path: () => '/api/user/deletion',
    body: () => ({ password: 'not-this-one' }),
    statuses: signedIn(403),
  },
  'GET /api/deletion': { path: () => '/api/deletion', statuses: everybody(401) },
  'DELETE /api/deletion': { path: () => '/api/deletion', statuses: everybody(401) },
  'GET /api/user/page-code/{format}': { path: () => '/api/user/page-code/svg', statuses: signedIn(200) },
  'GET /api/sessions': { path: () => '/api/sessions', statuses: signedIn(200) },
  'DELETE /api/sessions/{sessionId}': {
    path: ({ session }) => `/api/sessions/${session}`,
    statuses: { ...signedIn(404), owner: 204 },
  },
  'DELETE /api/sessions': { path: () => '/api/sessions', statuses: signedIn(204) },
  'GET /api/security': { path: () => '/api/security', statuses: signedIn(200) },
  'POST /api/password/change': {
    path: () => '/api/password/change',
    body: () => ({ password: 'not-this-one', newPassword: 'six-or-more' }),
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
  'POST /api/second-step': {
    path: () => '/api/second-step',
    body: () => ({ password: 'not-this-one' }),
    statuses: signedIn(403),
  },
  'POST /api/second-step/confirm': {
    path: () => '/api/second-step/confirm',
    body: () => ({ code: '123456' }),
    statuses: signedIn(409),
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
  'DELETE /api/passkeys/{passkeyId}': { path: () => '/api/passkeys/999999', statuses: signedIn(404) },
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
};
