import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { Api } from '#web/api/client.ts';
import { loadInBrowser, loadOnServer, type PageData, type PageQueries } from '#web/api/queries.ts';
import { requireAdmin } from '#web/features/accounts/require-admin.ts';

/** What a page of the admin area needs before it shows. */
export interface AdminData extends PageData {
  /** Epoch milliseconds. */
  readonly now: number;
}

type Reads = (api: Api, url: URL) => ReturnType<PageQueries>;

const forAdmins =
  (reads: Reads): PageQueries =>
  async (api, { url }) => {
    await requireAdmin(api, url);
    return reads(api, url);
  };

/** Reads it for an admin; others are led to the first page. */
export function loadAdminOnServer(reads: Reads) {
  const load = loadOnServer(forAdmins(reads));
  return async (args: LoaderFunctionArgs): Promise<AdminData> => ({ ...(await load(args)), now: Date.now() });
}

/** The same in the browser. */
export function loadAdminInBrowser(reads: Reads) {
  const load = loadInBrowser(forAdmins(reads));
  return async (args: ClientLoaderFunctionArgs): Promise<AdminData> => ({ ...(await load(args)), now: Date.now() });
}
