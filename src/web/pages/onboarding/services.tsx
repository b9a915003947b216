import { useQuery } from '@tanstack/react-query';
import { IntlProvider } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { onboardingServicesMessages } from '#messages/en/onboarding-services.ts';
import { browserApi } from '#web/api/browser.ts';
import { meantQuery } from '#web/categories.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { ownServicesQuery } from '#web/features/catalogue/queries.ts';
import { TemplateForm } from '#web/features/catalogue/template-form.tsx';
import { StepFrame, useStep } from './step-frame.tsx';

export const meta = () => [{ title: `${onboardingServicesMessages.onboarding.services.title} · Uli` }];

export default function ServicesPage() {
  const user = useUser();
  const { form, ...frame } = useStep('services');
  const meant = useQuery(meantQuery(browserApi, user?.profession ?? ''));
  const category = user?.category ?? meant.data?.slug;
  const known = Boolean(user?.category) || !meant.isLoading;
  const { data: services } = useQuery({ ...ownServicesQuery(browserApi, user?.id ?? 0), enabled: user !== null });
  return (
    <IntlProvider locale={readerLocale()} messages={onboardingServicesMessages} timeZone="UTC">
      <StepFrame {...frame}>
        {user && services && known && (
          <TemplateForm
            {...form}
            userId={user.id}
            category={category}
            profession={user.profession}
            country={user.country}
            services={services}
          />
        )}
      </StepFrame>
    </IntlProvider>
  );
}
