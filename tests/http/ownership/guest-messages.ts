import { everybody, signedIn, type Calls } from './call.ts';

/** What a professional and a guest write to each other. */
export const guestMessageCalls: Calls = {
  'GET /api/guest-threads': { path: () => '/api/guest-threads', statuses: signedIn(200) },
  'GET /api/guest-threads/{bookingId}': {
    path: ({ guestBooking }) => `/api/guest-threads/${guestBooking}`,
    statuses: { ...signedIn(404), owner: 200 },
  },
  'POST /api/guest-threads/{bookingId}/messages': {
    path: ({ guestBooking }) => `/api/guest-threads/${guestBooking}/messages`,
    body: () => ({ content: 'See you then' }),
    statuses: { ...signedIn(404), owner: 201 },
  },
  'POST /api/guest-threads/{bookingId}/read': {
    path: ({ guestBooking }) => `/api/guest-threads/${guestBooking}/read`,
    statuses: { ...signedIn(404), owner: 204 },
  },
  'GET /api/manage/{token}/messages': {
    path: ({ token }) => `/api/manage/${token}/messages`,
    statuses: everybody(200),
  },
  'POST /api/manage/{token}/messages': {
    path: ({ token }) => `/api/manage/${token}/messages`,
    body: () => ({ content: 'I may be late' }),
    statuses: everybody(201),
  },
};
