import { useQueryClient } from '@tanstack/react-query';
import type { OwnUser } from '#modules/accounts/contract';
import { userKey } from './queries.ts';

/** Makes whoever has just signed in the cached current user. */
export function useSignedIn(): (user: OwnUser) => void {
  const queries = useQueryClient();
  return (user) => {
    // Whoever is the same person as before goes on with what is on their screen.
    if (queries.getQueryData<OwnUser>(userKey)?.id !== user.id) queries.clear();
    queries.setQueryData(userKey, user);
  };
}
