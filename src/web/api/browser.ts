import { createApiClient, type Api } from './client.ts';

/** The API as the browser reaches it. */
export const browserApi: Api = createApiClient(
  (request) => fetch(request),
  typeof window === 'undefined' ? 'http://localhost' : window.location.origin,
);
