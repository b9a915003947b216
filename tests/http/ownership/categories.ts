import { everybody, signedIn, type Calls } from './call.ts';

/** What people look for, and who may change it. */
export const categoryCalls: Calls = {
  'GET /api/time-zones': { path: () => '/api/time-zones', statuses: everybody(200) },
  'GET /api/time-zones/clocks': { path: () => '/api/time-zones/clocks?names=UTC', statuses: everybody(200) },
  'GET /api/categories': { path: () => '/api/categories', statuses: everybody(200) },
  'GET /api/categories/{categorySlug}': { path: () => '/api/categories/hair', statuses: everybody(200) },
  'GET /api/category-meant': { path: () => '/api/category-meant?text=fade', statuses: everybody(200) },
  'GET /api/admin/categories': { path: () => '/api/admin/categories', statuses: { ...signedIn(403), admin: 200 } },
  'POST /api/admin/categories': {
    path: () => '/api/admin/categories',
    body: () => ({ slug: 'tooth-gems', names: { en: 'Tooth gems' }, words: ['gem'] }),
    statuses: { ...signedIn(403), admin: 200 },
  },
  'PUT /api/admin/categories/{categoryId}': {
    path: () => '/api/admin/categories/999999',
    body: () => ({ names: { en: 'Tooth gems' }, words: ['gem'] }),
    statuses: { ...signedIn(403), admin: 404 },
  },
  'POST /api/admin/categories/{categoryId}/move': {
    path: () => '/api/admin/categories/999999/move',
    body: () => ({ way: 'up' }),
    statuses: { ...signedIn(403), admin: 404 },
  },
  'PUT /api/admin/categories/{categoryId}/hidden': {
    path: () => '/api/admin/categories/999999/hidden',
    body: () => ({ hidden: true, reason: 'Nobody does this here' }),
    statuses: { ...signedIn(403), admin: 404 },
  },
  'POST /api/admin/categories/{categoryId}/merge': {
    path: () => '/api/admin/categories/999999/merge',
    body: () => ({ intoId: 1, reason: 'The same by another name' }),
    statuses: { ...signedIn(403), admin: 404 },
  },
};
