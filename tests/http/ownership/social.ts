import { everybody, signedIn, type Calls } from './call.ts';

/** Pictures, and people among each other. */
export const socialCalls: Calls = {
  'POST /api/media': { path: () => '/api/media', body: () => ({}), statuses: signedIn(415) },
  'GET /media/{key}/{file}': { path: () => '/media/AbCdEfGhIjKlMnOpQrStUv/large.jpg', statuses: everybody(404) },
  'GET /api/notifications': { path: () => '/api/notifications', statuses: signedIn(200) },
  'GET /api/notifications/unread': { path: () => '/api/notifications/unread', statuses: signedIn(200) },
  'POST /api/notifications/{noticeId}/read': {
    path: ({ notice }) => `/api/notifications/${notice}/read`,
    statuses: { ...signedIn(404), owner: 204 },
  },
  'POST /api/notifications/read': { path: () => '/api/notifications/read', statuses: signedIn(204) },
  'GET /api/notifications/settings': { path: () => '/api/notifications/settings', statuses: signedIn(200) },
  'PUT /api/notifications/settings': {
    path: () => '/api/notifications/settings',
    body: () => ({ likes: true }),
    statuses: signedIn(200),
  },
  // Whoever may listen would never end; the words of `notices.http.test.ts` hear them.
  'GET /api/events': { path: () => '/api/events?posts=all', statuses: everybody(400) },
  'GET /api/threads': { path: () => '/api/threads', statuses: signedIn(200) },
  'GET /api/threads/{threadId}': {
    path: ({ thread }) => `/api/threads/${thread}`,
    statuses: { ...signedIn(404), owner: 200, counterpart: 200 },
  },
  'GET /api/threads/with/{userId}': {
    path: ({ ada }) => `/api/threads/with/${ada}`,
    statuses: { ...signedIn(200), owner: 400 },
  },
  'GET /api/threads/{threadId}/messages': {
    path: ({ thread }) => `/api/threads/${thread}/messages`,
    statuses: { ...signedIn(404), owner: 200, counterpart: 200 },
  },
  'POST /api/threads/{threadId}/messages': {
    path: ({ thread }) => `/api/threads/${thread}/messages`,
    body: () => ({ content: 'Hello' }),
    statuses: { ...signedIn(404), owner: 201, counterpart: 201 },
  },
  'POST /api/messages': {
    path: () => '/api/messages',
    body: () => ({ recipientId: 999_999, content: 'Hello' }),
    statuses: signedIn(404),
  },
  'DELETE /api/messages/{messageId}': {
    path: ({ message }) => `/api/messages/${message}`,
    statuses: { ...signedIn(404), counterpart: 204 },
  },
  'POST /api/threads/{threadId}/accept': {
    path: ({ thread }) => `/api/threads/${thread}/accept`,
    statuses: { ...signedIn(404), owner: 200, counterpart: 200 },
  },
  'POST /api/threads/{threadId}/decline': {
    path: ({ thread }) => `/api/threads/${thread}/decline`,
    // Nobody declines what is open.
    statuses: { ...signedIn(404), owner: 409, counterpart: 409 },
  },
  'POST /api/threads/{threadId}/read': {
    path: ({ thread }) => `/api/threads/${thread}/read`,
    body: ({ message }) => ({ messageId: message }),
    statuses: { ...signedIn(404), owner: 204, counterpart: 204 },
  },
  'GET /api/messages/unread': { path: () => '/api/messages/unread', statuses: signedIn(200) },
  'POST /api/followers': {
    path: () => '/api/followers',
    body: ({ ada, cleo }) => ({ followerId: cleo, followingId: ada }),
    statuses: { nobody: 401, stranger: 403, owner: 403, counterpart: 200, admin: 403 },
  },
  'DELETE /api/followers/{followingId}': { path: ({ ada }) => `/api/followers/${ada}`, statuses: signedIn(200) },
  'GET /api/users/{userId}/followers': {
    path: ({ reclusive }) => `/api/users/${reclusive}/followers`,
    // Of somebody who hides it: only the admin may look.
    statuses: { ...everybody(403), admin: 200 },
  },
  'GET /api/users/{userId}/following': {
    path: ({ reclusive }) => `/api/users/${reclusive}/following`,
    statuses: { ...everybody(403), admin: 200 },
  },
  'GET /api/users/suggestions': { path: () => '/api/users/suggestions', statuses: signedIn(200) },
  'GET /api/users/{userId}/ties': { path: ({ cleo }) => `/api/users/${cleo}/ties`, statuses: signedIn(200) },
  'GET /api/follows/settings': { path: () => '/api/follows/settings', statuses: signedIn(200) },
  'PUT /api/follows/settings': {
    path: () => '/api/follows/settings',
    body: () => ({ hidden: false }),
    statuses: signedIn(200),
  },
  'POST /api/blocks': {
    path: () => '/api/blocks',
    body: () => ({ blockedId: 999_999 }),
    statuses: signedIn(404),
  },
  'DELETE /api/blocks/{userId}': { path: ({ cleo }) => `/api/blocks/${cleo}`, statuses: signedIn(200) },
  'GET /api/blocks': { path: () => '/api/blocks', statuses: signedIn(200) },
  'GET /api/blocked-guests': { path: () => '/api/blocked-guests', statuses: signedIn(200) },
  'DELETE /api/blocked-guests/{guestId}': { path: () => '/api/blocked-guests/999999', statuses: signedIn(200) },
  'POST /api/mutes': { path: () => '/api/mutes', body: () => ({ mutedId: 999_999 }), statuses: signedIn(404) },
  'DELETE /api/mutes/{userId}': { path: ({ cleo }) => `/api/mutes/${cleo}`, statuses: signedIn(200) },
  'GET /api/mutes': { path: () => '/api/mutes', statuses: signedIn(200) },
  'POST /api/reports': {
    path: () => '/api/reports',
    body: ({ ada }) => ({ subjectKind: 'user', subjectId: ada, reason: 'spam' }),
    // Nobody reports themselves.
    statuses: { ...signedIn(201), owner: 400 },
  },
};
