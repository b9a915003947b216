import { everybody, signedIn, weekdays, type Calls } from './call.ts';

/** Availability, bookings and what follows from them. */
export const bookingCalls: Calls = {
  'GET /api/clients': { path: () => '/api/clients', statuses: signedIn(200) },
  'GET /api/clients/{bookingId}': {
    path: ({ booking }) => `/api/clients/${booking}`,
    statuses: { ...signedIn(404), owner: 200 },
  },
  // Their client has an account, and a name of their own.
  'PATCH /api/clients/{bookingId}': {
    path: ({ booking }) => `/api/clients/${booking}`,
    body: () => ({ fullName: 'Somebody else' }),
    statuses: { ...signedIn(404), owner: 409 },
  },
  'PUT /api/clients/{bookingId}/note': {
    path: ({ booking }) => `/api/clients/${booking}/note`,
    body: () => ({ note: 'Short almond' }),
    statuses: { ...signedIn(404), owner: 200 },
  },
  'GET /api/users/{userId}/availability': {
    path: ({ ada }) => `/api/users/${ada}/availability`,
    statuses: everybody(200),
  },
  'POST /api/availability/preview': {
    path: () => '/api/availability/preview',
    body: () => weekdays,
    statuses: signedIn(200),
  },
  'PUT /api/availability': { path: () => '/api/availability', body: () => weekdays, statuses: signedIn(200) },
  'GET /api/users/{userId}/slots': {
    path: ({ ada, service }) => `/api/users/${ada}/slots?serviceId=${service}&from=2026-11-30&to=2026-12-01`,
    statuses: everybody(200),
  },
  'GET /api/users/{userId}/slots/why': {
    path: ({ ada, service }) => `/api/users/${ada}/slots/why?serviceId=${service}&at=2026-11-30T09:00:00Z`,
    statuses: { nobody: 401, stranger: 403, owner: 200, counterpart: 403, admin: 200 },
  },
  // Everybody sees their own, which tells nothing of anybody else's.
  'GET /api/calendar': { path: () => '/api/calendar?from=2026-11-30&to=2026-12-01', statuses: signedIn(200) },
  'PUT /api/bookings/{bookingId}/services': {
    path: ({ booking }) => `/api/bookings/${booking}/services`,
    body: ({ service, version }) => ({ serviceId: service, version }),
    // It is a request yet.
    statuses: { nobody: 401, stranger: 404, owner: 409, counterpart: 403, admin: 404 },
  },
  'POST /api/calendar/blocks': {
    path: () => '/api/calendar/blocks',
    body: () => ({ start: '2026-12-24T12:00:00Z', end: '2026-12-24T13:00:00Z' }),
    statuses: signedIn(201),
  },
  // Everybody writes into their own calendar, with services of their own.
  'POST /api/calendar/bookings': {
    path: () => '/api/calendar/bookings',
    body: ({ service }) => ({
      serviceId: service,
      date: '2026-12-23T12:00:00Z',
      guest: { fullName: 'Grace' },
      override: true,
    }),
    statuses: { nobody: 401, stranger: 404, owner: 201, counterpart: 404, admin: 404 },
  },
  'DELETE /api/calendar/blocks/{blockId}': { path: () => '/api/calendar/blocks/999999', statuses: signedIn(404) },
  'POST /api/holds': { path: () => '/api/holds', body: () => ({}), statuses: everybody(400) },
  'DELETE /api/holds/{holdId}': { path: () => '/api/holds/999999', statuses: everybody(404) },
  'POST /api/bookings': {
    path: () => '/api/bookings',
    body: ({ ada, cleo, service }, caller) => ({
      artistId: ada,
      serviceId: service,
      clientId: caller === 'counterpart' ? 1 : cleo,
      date: '2026-11-30T11:00:00Z',
    }),
    // Booking in somebody else's name.
    statuses: { nobody: 401, stranger: 403, owner: 403, counterpart: 403, admin: 403 },
  },
  'POST /api/bookings/preview': { path: () => '/api/bookings/preview', body: () => ({}), statuses: everybody(400) },
  'GET /api/bookings/{bookingId}': {
    path: ({ booking }) => `/api/bookings/${booking}`,
    statuses: { nobody: 401, stranger: 404, owner: 200, counterpart: 200, admin: 200 },
  },
  'GET /api/bookings/{bookingId}/calendar.ics': {
    path: ({ booking }) => `/api/bookings/${booking}/calendar.ics`,
    statuses: { nobody: 401, stranger: 404, owner: 200, counterpart: 200, admin: 404 },
  },
  'PATCH /api/bookings/{bookingId}/status': {
    path: ({ booking }) => `/api/bookings/${booking}/status`,
    body: () => ({ status: 'no_show' }),
    statuses: { nobody: 401, stranger: 404, owner: 409, counterpart: 403, admin: 404 },
  },
  'POST /api/bookings/{bookingId}/no-show/contest': {
    path: ({ booking }) => `/api/bookings/${booking}/no-show/contest`,
    body: () => ({ statement: 'I was there.' }),
    // It is not marked as a no-show.
    statuses: { nobody: 401, stranger: 404, owner: 403, counterpart: 409, admin: 404 },
  },
  'POST /api/bookings/{bookingId}/no-show/keep': {
    path: ({ booking }) => `/api/bookings/${booking}/no-show/keep`,
    statuses: { nobody: 401, stranger: 404, owner: 409, counterpart: 403, admin: 404 },
  },
  'POST /api/bookings/{bookingId}/cancel': {
    path: ({ booking }) => `/api/bookings/${booking}/cancel`,
    // Not a boolean: the two people get past the question of whose it is, and nobody else does.
    body: () => ({ cancelAll: 'yes' }),
    statuses: everybody(400),
  },
  'PATCH /api/bookings/{bookingId}': {
    path: ({ booking }) => `/api/bookings/${booking}`,
    body: () => ({ date: '2026-12-07T10:00:00Z', version: 999 }),
    statuses: { nobody: 401, stranger: 404, owner: 409, counterpart: 409, admin: 404 },
  },
  'POST /api/bookings/{bookingId}/move-request': {
    path: ({ booking }) => `/api/bookings/${booking}/move-request`,
    body: () => ({ answer: 'declined', version: 999 }),
    statuses: { nobody: 401, stranger: 404, owner: 409, counterpart: 403, admin: 404 },
  },
  'GET /api/bookings/{bookingId}/slots': {
    path: ({ booking }) => `/api/bookings/${booking}/slots?from=2026-11-30&to=2026-12-01`,
    statuses: { nobody: 401, stranger: 404, owner: 200, counterpart: 200, admin: 404 },
  },
  'POST /api/bookings/{bookingId}/block-guest': {
    path: ({ booking }) => `/api/bookings/${booking}/block-guest`,
    // Its client has an account.
    statuses: { nobody: 401, stranger: 404, owner: 409, counterpart: 403, admin: 404 },
  },
  'GET /api/bookings/{role}/{userId}/upcoming': {
    path: ({ ada }) => `/api/bookings/artist/${ada}/upcoming`,
    statuses: { nobody: 401, stranger: 403, owner: 200, counterpart: 403, admin: 200 },
  },
  'GET /api/bookings/{role}/{userId}/history': {
    path: ({ ada }) => `/api/bookings/artist/${ada}/history`,
    statuses: { nobody: 401, stranger: 403, owner: 200, counterpart: 403, admin: 200 },
  },
  'GET /api/bookings/artist/{userId}/months': {
    path: ({ ada }) => `/api/bookings/artist/${ada}/months`,
    statuses: { nobody: 401, stranger: 403, owner: 200, counterpart: 403, admin: 200 },
  },
  'GET /api/bookings/client/{userId}': {
    path: ({ cleo }) => `/api/bookings/client/${cleo}`,
    statuses: { nobody: 401, stranger: 403, owner: 403, counterpart: 200, admin: 200 },
  },
  'GET /api/bookings/reminders/{userId}': {
    path: ({ cleo }) => `/api/bookings/reminders/${cleo}`,
    statuses: { nobody: 401, stranger: 403, owner: 403, counterpart: 200, admin: 200 },
  },
  'GET /api/manage/{token}': { path: ({ token }) => `/api/manage/${token}`, statuses: everybody(200) },
  'GET /api/manage/{token}/calendar.ics': {
    path: ({ token }) => `/api/manage/${token}/calendar.ics`,
    statuses: everybody(200),
  },
  'GET /api/manage/{token}/slots': {
    path: ({ token }) => `/api/manage/${token}/slots?from=2026-11-30&to=2026-12-01`,
    statuses: everybody(200),
  },
  'POST /api/manage/{token}/cancel': { path: ({ token }) => `/api/manage/${token}x/cancel`, statuses: everybody(404) },
  'POST /api/manage/{token}/move': {
    path: ({ token }) => `/api/manage/${token}x/move`,
    body: () => ({ date: '2026-12-07T10:00:00Z', version: 1 }),
    statuses: everybody(404),
  },
  'POST /api/manage/{token}/no-show/contest': {
    path: ({ token }) => `/api/manage/${token}x/no-show/contest`,
    body: () => ({ statement: 'I was there.' }),
    statuses: everybody(404),
  },
  'POST /api/manage/{token}/email': {
    path: ({ token }) => `/api/manage/${token}x/email`,
    body: () => ({ email: 'grace@example.com' }),
    statuses: everybody(404),
  },
  'GET /api/guest-requests/{token}': { path: ({ token }) => `/api/guest-requests/${token}`, statuses: everybody(404) },
  'POST /api/guest-requests/{token}/email': {
    path: ({ token }) => `/api/guest-requests/${token}/email`,
    body: () => ({ email: 'grace@example.com' }),
    statuses: everybody(404),
  },
  'GET /api/guest-confirmations/{token}': {
    path: ({ token }) => `/api/guest-confirmations/${token}`,
    statuses: everybody(404),
  },
  'POST /api/guest-confirmations/{token}': {
    path: ({ token }) => `/api/guest-confirmations/${token}`,
    statuses: everybody(404),
  },
  'GET /api/guest-changes/{token}': {
    path: ({ token }) => `/api/guest-changes/${token}`,
    statuses: everybody(404),
  },
  'POST /api/guest-changes/{token}/undo': {
    path: ({ token }) => `/api/guest-changes/${token}/undo`,
    statuses: everybody(404),
  },
  'POST /api/manage/{token}/claim': {
    path: ({ token }) => `/api/manage/${token}x/claim`,
    body: () => ({}),
    statuses: everybody(404),
  },
};
