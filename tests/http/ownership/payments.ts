import { everybody, signedIn, type Calls } from './call.ts';

/** The money of a booking is its two people's; an admin may look. */
export const paymentCalls: Calls = {
  'GET /api/bookings/{bookingId}/money': {
    path: ({ booking }) => `/api/bookings/${booking}/money`,
    statuses: { nobody: 401, stranger: 404, owner: 200, counterpart: 200, admin: 200 },
  },
  // Whoever is her client would pay, were anything due here.
  'POST /api/bookings/{bookingId}/checkout': {
    path: ({ booking }) => `/api/bookings/${booking}/checkout`,
    body: () => ({ agreed: true }),
    statuses: { nobody: 401, stranger: 404, owner: 403, counterpart: 409, admin: 404 },
  },
  'POST /api/bookings/{bookingId}/checkout/refresh': {
    path: ({ booking }) => `/api/bookings/${booking}/checkout/refresh`,
    statuses: { nobody: 401, stranger: 404, owner: 200, counterpart: 200, admin: 404 },
  },
  'POST /api/bookings/{bookingId}/refunds': {
    path: ({ booking }) => `/api/bookings/${booking}/refunds`,
    body: () => ({ amount: 1, expectedReturnable: 0, reason: 'It rained in.' }),
    statuses: { nobody: 401, stranger: 404, owner: 409, counterpart: 403, admin: 404 },
  },
  'POST /api/bookings/{bookingId}/refunds/{refundId}/retry': {
    path: ({ booking }) => `/api/bookings/${booking}/refunds/999999/retry`,
    statuses: { nobody: 401, stranger: 404, owner: 404, counterpart: 403, admin: 404 },
  },
  // The visit is yet to come: nothing was paid at it.
  'POST /api/bookings/{bookingId}/paid-in-person': {
    path: ({ booking }) => `/api/bookings/${booking}/paid-in-person`,
    body: () => ({ version: 0, amount: 1, way: 'cash' }),
    statuses: { nobody: 401, stranger: 404, owner: 409, counterpart: 403, admin: 404 },
  },
  'POST /api/bookings/{bookingId}/write-off': {
    path: ({ booking }) => `/api/bookings/${booking}/write-off`,
    body: () => ({ version: 0 }),
    statuses: { nobody: 401, stranger: 404, owner: 409, counterpart: 403, admin: 404 },
  },
  'POST /api/bookings/{bookingId}/unmark-money': {
    path: ({ booking }) => `/api/bookings/${booking}/unmark-money`,
    body: () => ({ version: 0 }),
    statuses: { nobody: 401, stranger: 404, owner: 409, counterpart: 403, admin: 404 },
  },
  'GET /api/manage/{token}/money': { path: ({ token }) => `/api/manage/${token}/money`, statuses: everybody(200) },
  'POST /api/manage/{token}/checkout': {
    path: ({ token }) => `/api/manage/${token}/checkout`,
    body: () => ({ agreed: true }),
    statuses: everybody(409),
  },
  'POST /api/manage/{token}/checkout/refresh': {
    path: ({ token }) => `/api/manage/${token}/checkout/refresh`,
    statuses: everybody(200),
  },
  'GET /api/payments/{paymentId}/receipt.pdf': {
    path: () => '/api/payments/999999/receipt.pdf',
    statuses: signedIn(404),
  },
  'GET /api/manage/{token}/payments/{paymentId}/receipt.pdf': {
    path: ({ token }) => `/api/manage/${token}/payments/999999/receipt.pdf`,
    statuses: everybody(404),
  },
  // Everybody sees what they were paid themselves.
  'GET /api/payments': { path: () => '/api/payments', statuses: signedIn(200) },
};
