import { useQuery } from '@tanstack/react-query';
import { onboardingMessages } from '#messages/en/onboarding.ts';
import { browserApi } from '#web/api/browser.ts';
import { useDeviceZone } from '#web/api/use-time-zones.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { HoursForm } from '#web/features/availability/hours-form.tsx';
import { ownHoursQuery } from '#web/features/availability/queries.ts';
import { StepFrame, useStep } from './step-frame.tsx';

export const meta = () => [{ title: `${onboardingMessages.onboarding.hours.title} · Uli` }];

export default function HoursPage() {
  const user = useUser();
  const { form, ...frame } = useStep('hours');
  const { data: saved } = useQuery({ ...ownHoursQuery(browserApi, user?.id ?? 0), enabled: user !== null });
  const ofDevice = useDeviceZone();
  // Hours that nobody has agreed to are by the clock of whoever looks at them now.
  const begins = saved && ofDevice && !saved.zoneConfirmed ? { ...saved, timeZone: ofDevice } : saved;
  return (
    <StepFrame {...frame}>
      {user && begins && <HoursForm key={begins.timeZone} {...form} userId={user.id} saved={begins} />}
    </StepFrame>
  );
}
