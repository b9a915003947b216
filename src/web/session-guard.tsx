import { Suspense, useSyncExternalStore } from 'react';
import { freshPassword, sessionEnd } from './api/session-end.ts';
import type { User } from './features/accounts/queries.ts';
import { lazy } from '#web/ui/lazy.ts';

const LoginAgain = lazy(async () => ({ default: (await import('./login-again.tsx')).LoginAgain }));
const PasswordAgain = lazy(async () => ({ default: (await import('./login-again.tsx')).PasswordAgain }));

/**
 * Is mounted where somebody is signed in, and asks them to log in again when a call says that they are not, or for their
 * password when a call says that it needs it.
 */
export function SessionGuard({ user }: { user: User }) {
  const ended = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.isAsked, () => false);
  const needed = useSyncExternalStore(freshPassword.subscribe, freshPassword.isAsked, () => false);
  const Question = ended ? LoginAgain : PasswordAgain;
  return (
    (ended || needed) && (
      <Suspense>
        <Question user={user} />
      </Suspense>
    )
  );
}
