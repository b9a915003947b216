import { Suspense } from 'react';
import type { OwnUser } from '#modules/accounts/contract';
import { lazy } from '#web/ui/lazy.ts';

const Notice = lazy(async () => ({ default: (await import('./verify-notice-with-texts.tsx')).VerifyNoticeWithTexts }));

/** Room for the notice to whoever has not verified their address: for everybody else not even a script is loaded. */
export function Unverified({ user, className }: { user: OwnUser; className?: string }) {
  if (user.emailVerified) return null;
  return (
    <Suspense>
      <div className={className}>
        <Notice email={user.email} />
      </div>
    </Suspense>
  );
}
