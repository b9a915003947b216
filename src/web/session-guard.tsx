import { Suspense, useSyncExternalStore } from 'react';
import { sessionEnd } from './api/session-end.ts';
import type { User } from './features/accounts/queries.ts';
import { lazy } from '#web/ui/lazy.ts';

const LoginAgain = lazy(async () => ({ default: (await import('./login-again.tsx')).LoginAgain }));

/** Stands where somebody is signed in, and asks them to log in again when a call says that they are not. */
export function SessionGuard({ user }: { user: User }) {
  const asked = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.isAsked, () => false);
  return (
    asked && (
      <Suspense>
        <LoginAgain user={user} />
      </Suspense>
    )
  );
}
