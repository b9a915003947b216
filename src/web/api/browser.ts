import { createApiClient, type Api } from './client.ts';

/** The API as the browser reaches it. */
export const browserApi: Api = createApiClient(({ path, body, keepalive = false, ...call }) =>
  fetch(path, { ...call, body: body ?? null, keepalive }),
);
