import { useTranslations } from 'use-intl';
import { ServiceBoard } from '#web/features/bookings/pick/service-board.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { BookingStepProps } from './returned.ts';
import { StepHead } from './step-head.tsx';
import { hrefOfSteps } from '#web/features/bookings/book/steps.ts';

/** The first step: what it is to be. */
export function ChooseService({ person, services, steps }: BookingStepProps) {
  const t = useTranslations();
  if (services.length === 0) {
    return (
      <>
        <StepHead title={t('bookings.book.pageTitle', { name: person.fullName })} />
        <EmptyState
          title={t('profiles.noServices', { name: person.fullName })}
          action={
            <ButtonLink href={paths.explore} look="quiet">
              {t('profiles.discover')}
            </ButtonLink>
          }
        >
          {t('profiles.noServicesText')}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <StepHead title={t('bookings.book.chooseService')}>{t('bookings.book.with', { name: person.fullName })}</StepHead>
      <ServiceBoard
        services={services}
        hrefOf={({ id }) => hrefOfSteps(person.username, { service: id, look: steps.look })}
      />
    </>
  );
}
