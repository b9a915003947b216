import { useQuery } from '@tanstack/react-query';
import { onboardingMessages } from '#messages/en/onboarding.ts';
import { categoryOf } from '#modules/profiles/rules';
import { browserApi } from '#web/api/browser.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { ownServicesQuery } from '#web/features/catalogue/queries.ts';
import { TemplateForm } from '#web/features/catalogue/template-form.tsx';
import { StepFrame, useStep } from './step-frame.tsx';

export const meta = () => [{ title: `${onboardingMessages.onboarding.services.title} · Uli` }];

export default function ServicesPage() {
  const user = useUser();
  const { form, ...frame } = useStep('services');
  const { data: services } = useQuery({ ...ownServicesQuery(browserApi, user?.id ?? 0), enabled: user !== null });
  return (
    <StepFrame {...frame}>
      {user && services && (
        <TemplateForm
          {...form}
          userId={user.id}
          category={user.category ?? categoryOf(user.profession)}
          profession={user.profession}
          services={services}
        />
      )}
    </StepFrame>
  );
}
