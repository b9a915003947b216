import { useTranslations } from 'use-intl';
import type { EpochMs } from '#kernel/time';
import { formatDateAndTime, formatDuration, joinFacts } from '#kernel/visit-time';
import { isLostByAdding, openingAt, openingOfTime } from '#web/features/bookings/openings/booked-opening.ts';
import { addableTo, addedTo, bookableAlone } from '#web/features/bookings/book/additions.ts';
import { addedPrice } from '#web/features/bookings/book/added-price.ts';
import { lowerPriceAt } from '#web/features/bookings/book/discount.ts';
import { AdditionsChoice } from '#web/features/bookings/pick/additions-choice.tsx';
import { daysId, timesId } from '#web/features/bookings/pick/pick-time.tsx';
import { TimePicker } from '#web/features/bookings/pick/time-picker.tsx';
import { useAdvanceWords } from '#web/features/bookings/pick/use-advance-words.ts';
import { usePriceWords } from '#web/features/bookings/use-price-words.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Link } from '#web/ui/link.tsx';
import type { BookingStepProps } from './returned.ts';
import { StepHead } from './step-head.tsx';
import { hrefOfSteps } from '#web/features/bookings/book/steps.ts';

/** The second step: when it is to be. */
export function ChooseTime({
  person,
  services,
  service,
  times,
  selected,
  steps,
  gone,
  booked,
  now,
  opening,
  openings,
  offers,
}: BookingStepProps) {
  const t = useTranslations('bookings');
  const words = usePriceWords();
  const advanceWords = useAdvanceWords();
  if (!service || !times || selected === undefined) return null;
  const { look } = steps;
  const added = addedTo(service);
  const base = { service: service.id, add: added, look };
  const href = (more: Parameters<typeof hrefOfSteps>[1]) => hrefOfSteps(person.username, { ...base, ...more });
  const openingOf = (start: EpochMs) => {
    // An opening is for its own service alone.
    const chosen = { serviceId: added.length > 0 ? undefined : service.id, start };
    return openingAt(opening, chosen) ?? openingOfTime(openings, chosen, times);
  };
  return (
    <>
      <StepHead title={t('pick.title')}>
        {joinFacts(
          [joinFacts([service.name, formatDuration(service.duration), words(service)]), advanceWords(service)],
          undefined,
          '. ',
        )}
        {bookableAlone(services).length > 1 && (
          <span className="mt-2 block lg:hidden">
            <Link href={hrefOfSteps(person.username, { step: 'service', look })} className="link">
              {t('book.changeService')}
            </Link>
          </span>
        )}
      </StepHead>
      {gone && steps.slot !== undefined && (
        <Banner
          look={booked ? 'success' : 'warn'}
          title={t(booked ? 'book.booked' : 'book.gone', {
            when: formatDateAndTime(steps.slot, times.timeZone, { now }),
          })}
          action={
            booked && (
              <Link href={booked} className="link type-strong">
                {t('book.seeVisit')}
              </Link>
            )
          }
          className="mb-6"
        />
      )}
      <div className="-mt-3 mb-4">
        <AdditionsChoice
          services={addableTo(service, services)}
          added={added}
          priceOf={(other) => addedPrice(service, other, { offers, timeZone: times.timeZone, now })}
          note={isLostByAdding(openings, { serviceId: service.id, added }) && t('additions.openingAlone')}
          hrefOf={(add) => href({ add, date: selected })}
        />
      </div>
      <TimePicker
        times={times}
        selected={selected}
        duration={service.duration}
        city={person.city}
        links={{
          day: (date, to = timesId) => `${href({ date })}#${to}`,
          month: (month) => `${href({ month })}#${daysId}`,
          time: (slot) => href({ slot, step: 'you', opening: openingOf(slot)?.id }),
          atMonth: steps.month !== undefined,
        }}
        priceAt={(at) => lowerPriceAt(at, service, { offers, timeZone: times.timeZone, now, opening: openingOf(at) })}
      />
    </>
  );
}
