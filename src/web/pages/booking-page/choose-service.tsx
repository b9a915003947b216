import { useTranslations } from 'use-intl';
import { formatDateAndTime } from '#kernel/visit-time';
import { KeptFields } from '#web/features/bookings/book/kept-fields.tsx';
import { ServiceGone } from '#web/features/bookings/book/service-gone.tsx';
import { ServiceBoard } from '#web/features/bookings/pick/service-board.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { BookingStepProps } from './returned.ts';
import { StepHead } from './step-head.tsx';
import { hrefOfSteps, type Steps } from '#web/features/bookings/book/steps.ts';

/** The first step: what it is to be. */
export function ChooseService(page: BookingStepProps) {
  const { person, services, offers, availability, now, steps, serviceGone, returned, here } = page;
  const t = useTranslations();
  const offered = { offers, timeZone: availability.timeZone, now };
  const gone = serviceGone && <ServiceGone kept={returned !== undefined} others={services.length > 0} />;
  if (services.length === 0) {
    return (
      <>
        <StepHead title={t('bookings.book.pageTitle', { name: person.fullName })} />
        {gone}
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
      <StepHead title={t('bookings.book.chooseService')}>
        {/* The ticket beside it says so, too. */}
        <span className="lg:hidden">{t('bookings.book.with', { name: person.fullName })}</span>
        {steps.slot !== undefined && (
          <span className="block">
            {t('bookings.book.atTime', { when: formatDateAndTime(steps.slot, availability.timeZone, { now }) })}
          </span>
        )}
      </StepHead>
      {gone}
      {returned ? (
        <form method="post" action={here}>
          <KeptFields typed={returned.typed} />
          <ServiceBoard
            services={services}
            offered={offered}
            actionOf={({ id }) =>
              hrefOfSteps(person.username, { ...steps, add: undefined, opening: undefined, service: id, step: 'you' })
            }
          />
        </form>
      ) : (
        <ServiceBoard
          services={services}
          offered={offered}
          hrefOf={({ id }) => hrefOfSteps(person.username, { ...timeOf(steps), service: id, look: steps.look })}
        />
      )}
    </>
  );
}

/** Whoever came with a time keeps it. */
function timeOf({ date, slot }: Steps): Steps {
  return slot === undefined ? {} : { date, slot, step: 'you' };
}
