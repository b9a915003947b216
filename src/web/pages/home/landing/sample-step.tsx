import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { EpochMs } from '#kernel/time';
import {
  calendarDate,
  formatDateAndTime,
  formatDay,
  formatDuration,
  formatPrice,
  formatTime,
} from '#kernel/visit-time';
import { firstPolicy } from '#modules/accounts/rules';
import { freeCancellationUntil } from '#modules/bookings/rules';
import type { ServiceOnWire } from '#modules/catalogue/contract';
import { BookingSummary } from '#web/features/bookings/book/booking-summary.tsx';
import { PolicyLine } from '#web/features/bookings/book/policy-line.tsx';
import { selectDay } from '#web/features/bookings/pick/free-times.ts';
import { ServiceBoard } from '#web/features/bookings/pick/service-board.tsx';
import { TimePicker } from '#web/features/bookings/pick/time-picker.tsx';
import { paths } from '#web/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { sampleArtist, sampleClient, sampleServices, sampleTimes } from '../demo/sample.ts';
import { hrefOfSample, type SampleSteps } from './sample-steps.ts';

export interface SampleStepProps {
  steps: SampleSteps;
  now: EpochMs;
}

/** The step that the address has come to. */
export function SampleStep({ steps, now }: SampleStepProps) {
  const t = useTranslations('landing.sample');
  const services = sampleServices((name) => t(`services.${name}`));
  const service = services.find(({ id }) => id === steps.service);
  if (!service) {
    return (
      <>
        <StepTitle>{t('chooseService')}</StepTitle>
        <ServiceBoard services={services} hrefOf={({ id }) => hrefOfSample({ service: id })} />
      </>
    );
  }
  const times = sampleTimes(now);
  const day = selectDay(times, steps);
  const { slot: start } = steps;
  if (start !== undefined && times.days[day]?.includes(start))
    return <Chosen service={service} start={start} booked={steps.booked === true} now={now} />;
  return (
    <>
      <StepTitle
        detail={[service.name, formatDuration(service.duration), formatPrice(service.price, service.currency)].join(
          ', ',
        )}
      >
        {t('pickTime')}
      </StepTitle>
      <TimePicker
        times={times}
        selected={day}
        duration={service.duration}
        city={sampleArtist.city}
        links={{
          day: (date) => hrefOfSample({ service: service.id, date }),
          month: (month) => hrefOfSample({ service: service.id, month }),
          time: (slot) => hrefOfSample({ service: service.id, slot }),
          atMonth: steps.month !== undefined,
        }}
      />
      <p className="mt-3">
        <ButtonLink href={hrefOfSample({})} look="quiet" size="compact">
          {t('back')}
        </ButtonLink>
      </p>
    </>
  );
}

/** A heading, and under it that this is an example: whoever came straight from a Book button takes it for real. */
function StepTitle({ detail, done = false, children }: { detail?: string; done?: boolean; children: ReactNode }) {
  const t = useTranslations('landing.sample');
  return (
    <div className="mb-4">
      <h4 tabIndex={-1} data-step className="type-display-m outline-none">
        {children}
      </h4>
      {detail && <p className="mt-1 text-ink-2">{detail}</p>}
      {!done && <p className="mt-1 type-small-strong">{t('example')}</p>}
    </div>
  );
}

interface ChosenProps {
  service: ServiceOnWire;
  start: EpochMs;
  booked: boolean;
  now: EpochMs;
}

/** What was chosen, to check and book; afterwards the same ticket, and that nothing was booked. */
function Chosen({ service, start, booked, now }: ChosenProps) {
  const t = useTranslations('landing');
  const say = useTranslations('bookings.book');
  const { timeZone } = sampleArtist;
  const chosen = { service: service.id, slot: start };
  const time = formatTime(start, timeZone);
  return (
    <>
      <StepTitle done={booked}>
        {booked ? t('sample.done', { when: formatDateAndTime(start, timeZone, { now }) }) : t('sample.check')}
      </StepTitle>
      <div className="grid gap-4">
        <BookingSummary
          artist={sampleArtist}
          service={service}
          start={start}
          now={now}
          policy={
            <PolicyLine
              name={sampleArtist.fullName}
              policy={firstPolicy}
              freeUntil={freeCancellationUntil(firstPolicy, start)}
              timeZone={timeZone}
              now={now}
            />
          }
          {...(!booked && {
            changeServiceHref: hrefOfSample({}),
            changeTimeHref: hrefOfSample({
              service: service.id,
              date: calendarDate(start, timeZone),
            }),
          })}
        />
        {booked ? (
          <>
            <Banner title={t('sample.demo')}>{t('sample.doneText')}</Banner>
            <p className="flex flex-wrap gap-3">
              <ButtonLink href={paths.startNow}>{t('startNow')}</ButtonLink>
              <ButtonLink href={hrefOfSample({})} look="quiet">
                {t('sample.again')}
              </ButtonLink>
            </p>
          </>
        ) : (
          <>
            <p className="type-small text-ink-2">
              {say('bookingAs', { name: sampleClient })} {say('nothingNow')}
            </p>
            <ButtonLink href={hrefOfSample({ ...chosen, booked: true })} look="book" size="hero" wide>
              {say('submit', { day: formatDay(calendarDate(start, timeZone)), time })}
            </ButtonLink>
          </>
        )}
      </div>
    </>
  );
}
