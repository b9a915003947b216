import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { onboardingMessages } from '#messages/en/onboarding.ts';
import { browserApi } from '#web/api/browser.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { WorksForm } from '#web/features/posts/compose/works-form.tsx';
import { enoughWorks } from '#web/features/profiles/profile-steps.ts';
import { personQuery } from '#web/features/profiles/queries.ts';
import { StepFrame, useStep } from './step-frame.tsx';

export const meta = () => [{ title: `${onboardingMessages.onboarding.works.title} · Uli` }];

export default function WorksPage() {
  const t = useTranslations('onboarding.works');
  const user = useUser();
  const { form, ...frame } = useStep('works');
  const { data: person } = useQuery({ ...personQuery(browserApi, user?.id ?? 0), enabled: user !== null });
  const count = person?.postsCount ?? 0;
  return (
    <StepFrame {...frame}>
      {count > 0 && (
        <p className="mb-4 text-ink-2">
          {t('already', { count })} {count < enoughWorks && t('toGo', { left: enoughWorks - count })}
        </p>
      )}
      {user && <WorksForm {...form} userId={user.id} />}
    </StepFrame>
  );
}
