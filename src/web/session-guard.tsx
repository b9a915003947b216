import { lazy, Suspense, useSyncExternalStore } from 'react';
import { IntlProvider } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { sessionEnd } from './api/session-end.ts';
import type { User } from './features/accounts/queries.ts';

const LoginAgain = lazy(async () => {
  const [{ LoginAgain: Again }, { authMessages }] = await Promise.all([
    import('./features/accounts/login-again.tsx'),
    import('#messages/en/auth.ts'),
  ]);
  return {
    default: ({ user }: { user: User }) => (
      <IntlProvider locale={readerLocale()} messages={authMessages} timeZone="UTC">
        <Again user={user} />
      </IntlProvider>
    ),
  };
});

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
