import { everybody, signedIn, type Calls } from './call.ts';

/** Posts and what hangs on them; the post and the draft are Ada's. */
export const postCalls: Calls = {
  'GET /api/posts': { path: () => '/api/posts?feed=following', statuses: signedIn(200) },
  'GET /api/posts/newer': { path: ({ post }) => `/api/posts/newer?than=${post}`, statuses: everybody(200) },
  'GET /api/users/{userId}/posts': { path: ({ ada }) => `/api/users/${ada}/posts`, statuses: everybody(200) },
  'GET /api/posts/{postId}': { path: ({ post }) => `/api/posts/${post}`, statuses: everybody(200) },
  'GET /api/posts/{postId}/free-times': {
    path: ({ post }) => `/api/posts/${post}/free-times`,
    statuses: everybody(200),
  },
  'POST /api/posts': { path: () => '/api/posts', body: () => ({ images: [{ id: 999_999 }] }), statuses: signedIn(409) },
  'POST /api/posts/views': {
    path: () => '/api/posts/views',
    body: ({ post }) => ({ postIds: [post] }),
    statuses: everybody(204),
  },
  'PATCH /api/posts/{postId}': {
    path: ({ post }) => `/api/posts/${post}`,
    body: () => ({ place: 'Peckham' }),
    statuses: { ...signedIn(404), owner: 200 },
  },
  'GET /api/drafts': { path: () => '/api/drafts', statuses: signedIn(200) },
  'POST /api/drafts': { path: () => '/api/drafts', body: () => ({ caption: 'Later' }), statuses: signedIn(201) },
  'GET /api/drafts/{draftId}': {
    path: ({ draft }) => `/api/drafts/${draft}`,
    statuses: { ...signedIn(404), owner: 200 },
  },
  'PATCH /api/drafts/{draftId}': {
    path: ({ draft }) => `/api/drafts/${draft}`,
    body: () => ({ caption: 'Soon' }),
    statuses: { ...signedIn(404), owner: 200 },
  },
  'POST /api/drafts/{draftId}/publish': {
    path: ({ draft }) => `/api/drafts/${draft}/publish`,
    // It has no picture yet.
    statuses: { ...signedIn(404), owner: 400 },
  },
  'DELETE /api/drafts/{draftId}': {
    path: ({ draft }) => `/api/drafts/${draft}`,
    statuses: { ...signedIn(404), owner: 204 },
  },
  'POST /api/posts/{postId}/likes': {
    path: ({ post }) => `/api/posts/${post}/likes`,
    body: ({ cleo }) => ({ userId: cleo }),
    // As Cleo, whoever one is.
    statuses: { nobody: 401, stranger: 403, owner: 403, counterpart: 200, admin: 403 },
  },
  'DELETE /api/posts/{postId}/likes/{userId}': {
    path: ({ post, cleo }) => `/api/posts/${post}/likes/${cleo}`,
    statuses: { nobody: 401, stranger: 403, owner: 403, counterpart: 200, admin: 403 },
  },
  'GET /api/posts/{postId}/likes': { path: ({ post }) => `/api/posts/${post}/likes`, statuses: everybody(200) },
  'PUT /api/posts/{postId}/save': { path: ({ post }) => `/api/posts/${post}/save`, statuses: signedIn(200) },
  'DELETE /api/posts/{postId}/save': { path: ({ post }) => `/api/posts/${post}/save`, statuses: signedIn(200) },
  'PUT /api/posts/{postId}/less': { path: ({ post }) => `/api/posts/${post}/less`, statuses: signedIn(200) },
  'DELETE /api/posts/{postId}/less': { path: ({ post }) => `/api/posts/${post}/less`, statuses: signedIn(200) },
  'GET /api/saves': { path: () => '/api/saves', statuses: signedIn(200) },
  'GET /api/posts/{postId}/comments': { path: ({ post }) => `/api/posts/${post}/comments`, statuses: everybody(200) },
  'GET /api/comments/{commentId}/replies': {
    path: ({ comment }) => `/api/comments/${comment}/replies`,
    statuses: everybody(200),
  },
  'POST /api/posts/{postId}/comments': {
    path: ({ post }) => `/api/posts/${post}/comments`,
    body: () => ({ content: 'Lovely' }),
    statuses: signedIn(201),
  },
  'PUT /api/comments/{commentId}/pinned': {
    path: ({ comment }) => `/api/comments/${comment}/pinned`,
    statuses: { ...signedIn(403), owner: 200 },
  },
  'DELETE /api/comments/{commentId}/pinned': {
    path: ({ comment }) => `/api/comments/${comment}/pinned`,
    statuses: { ...signedIn(403), owner: 200 },
  },
  'PUT /api/comments/{commentId}/hidden': {
    path: ({ comment }) => `/api/comments/${comment}/hidden`,
    statuses: { ...signedIn(403), owner: 200 },
  },
  // Hidden by now: not there for anybody but its writer and the post's author.
  'DELETE /api/comments/{commentId}/hidden': {
    path: ({ comment }) => `/api/comments/${comment}/hidden`,
    statuses: { ...signedIn(404), owner: 200 },
  },
  'DELETE /api/comments/{commentId}': {
    path: ({ comment }) => `/api/comments/${comment}`,
    statuses: { ...signedIn(403), owner: 204 },
  },
  'GET /api/users/{userId}/lookbooks': { path: ({ ada }) => `/api/users/${ada}/lookbooks`, statuses: everybody(200) },
  'POST /api/lookbooks': { path: () => '/api/lookbooks', body: () => ({ name: 'Summer' }), statuses: signedIn(201) },
  'GET /api/lookbooks/{lookbookId}': {
    path: ({ lookbook }) => `/api/lookbooks/${lookbook}`,
    statuses: { ...everybody(404), owner: 200 },
  },
  'GET /api/lookbooks/{lookbookId}/posts': {
    path: ({ lookbook }) => `/api/lookbooks/${lookbook}/posts`,
    statuses: { ...everybody(404), owner: 200 },
  },
  'PATCH /api/lookbooks/{lookbookId}': {
    path: ({ lookbook }) => `/api/lookbooks/${lookbook}`,
    body: () => ({ isPublic: false }),
    statuses: { ...signedIn(404), owner: 200 },
  },
  'PUT /api/lookbooks/{lookbookId}/posts/{postId}': {
    path: ({ lookbook, post }) => `/api/lookbooks/${lookbook}/posts/${post}`,
    statuses: { ...signedIn(404), owner: 200 },
  },
  'DELETE /api/lookbooks/{lookbookId}/posts/{postId}': {
    path: ({ lookbook, post }) => `/api/lookbooks/${lookbook}/posts/${post}`,
    statuses: { ...signedIn(404), owner: 200 },
  },
  'DELETE /api/lookbooks/{lookbookId}': {
    path: ({ lookbook }) => `/api/lookbooks/${lookbook}`,
    statuses: { ...signedIn(404), owner: 204 },
  },
  'DELETE /api/posts/{postId}': {
    path: ({ post }) => `/api/posts/${post}`,
    statuses: { ...signedIn(404), owner: 204 },
  },
};
