import { Suspense, useState } from 'react';
import type { OwnUser } from '#modules/accounts/contract';
import { lazy } from '#web/ui/lazy.ts';

const PlanNotice = lazy(async () => ({ default: (await import('./plan-notice-with-texts.tsx')).PlanNoticeWithTexts }));

/** Room for what there is to say of a plan that is over or late: for everybody else not even a script is loaded. */
export function PlanEnds({ user, className }: { user: OwnUser; className?: string }) {
  const [now] = useState(Date.now);
  const { closesAt, subscriptionStatus, timeZone } = user;
  const over = closesAt !== null && Date.parse(closesAt) <= now;
  if (!over && subscriptionStatus !== 'past_due') return null;
  return (
    <Suspense>
      <div className={className}>
        <PlanNotice timeZone={timeZone} />
      </div>
    </Suspense>
  );
}
