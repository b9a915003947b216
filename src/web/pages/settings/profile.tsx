import { HydrationBoundary, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLoaderData } from 'react-router';
import { shellMessages } from '#messages/en/shell.ts';
import type { OwnUser } from '#modules/accounts/contract';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { userKey, userQuery } from '#web/features/accounts/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { ProfileForm } from '#web/features/profiles/profile-form.tsx';
import { lazy } from '#web/ui/lazy.ts';

// Only who has changed something can lose it.
const LeaveGuard = lazy(async () => ({ default: (await import('#web/widgets/leave-guard.tsx')).LeaveGuard }));

export const meta = () => [{ title: `${shellMessages.shell.profile} · Uli` }];

const queries: PageQueries = async (api, { url }) => {
  await requireUser(api, url);
  return [userQuery(api)];
};

export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

export default function ProfilePage() {
  const data = useLoaderData<typeof loader>();
  const user = useUser();
  const cache = useQueryClient();
  const [unsaved, setUnsaved] = useState(false);
  const onSaved = (saved: OwnUser) => {
    cache.setQueryData(userKey, saved);
    // Their page and their posts have name and picture of their own.
    for (const queryKey of [['people'], ['posts']]) void cache.invalidateQueries({ queryKey });
  };
  return (
    <HydrationBoundary state={data.queries}>
      {user && <ProfileForm user={user} onSaved={onSaved} onUnsaved={setUnsaved} />}
      {unsaved && (
        <Suspense>
          <LeaveGuard when />
        </Suspense>
      )}
    </HydrationBoundary>
  );
}
