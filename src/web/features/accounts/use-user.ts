import { useQuery } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import { userQuery } from './queries.ts';

/** Who is signed in; null for a visitor. The root has asked before any page shows. */
export function useUser() {
  return useQuery(userQuery(browserApi)).data ?? null;
}
