import { useTranslations } from 'use-intl';
import { calendarDate, formatPrice } from '#kernel/visit-time';
import { firstPolicy } from '#modules/accounts/rules';
import { asksByClient } from '#modules/catalogue/rules';
import { freeCancellationUntil } from '#modules/bookings/rules';
import { useUser } from '#web/features/accounts/use-user.ts';
import { openingAt } from '#web/features/bookings/openings/booked-opening.ts';
import { bookableAlone } from '#web/features/bookings/book/additions.ts';
import { BookingSummary } from '#web/features/bookings/book/booking-summary.tsx';
import { PolicyLine } from '#web/features/bookings/book/policy-line.tsx';
import { YourTime } from '#web/features/bookings/your-time.tsx';
import { paths } from '#web/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ChooseService } from './choose-service.tsx';
import { ChooseTime } from './choose-time.tsx';
import { shownDue } from '#web/features/bookings/book/due.ts';
import { isForItsTime, shownDiscount } from '#web/features/bookings/book/discount.ts';
import { daysOf } from '#web/features/bookings/book/series-dates.ts';
import { useCodeWords } from '#web/features/bookings/book/use-code-words.ts';
import type { BookingPageData } from './load.ts';
import type { BookingStepProps } from './returned.ts';
import { hrefOfSteps } from '#web/features/bookings/book/steps.ts';
import { StepHead } from './step-head.tsx';
import { YouStep } from './you-step.tsx';

/** The booking page at one of its steps, with what is chosen so far beside it. */
export function BookingSteps(page: BookingPageData & Pick<BookingStepProps, 'returned'>) {
  const t = useTranslations('bookings');
  const own = useUser()?.id === page.person.id;
  // A form that comes back stays in sight, though its time may be gone by now.
  const code = page.returned?.typed.offerCode ?? '';
  const { preview } = page.returned ?? {};
  const opening = page.service && openingAt(page.opening, { serviceId: page.service.id, start: page.steps.slot });
  const { discount, codeProblem } = page.service
    ? shownDiscount(page.service, {
        offers: page.returned?.offers ?? page.offers,
        timeZone: page.availability.timeZone,
        now: page.now,
        days: daysOf(preview, page.steps.slot, page.availability.timeZone),
        code,
        opening,
      })
    : {};
  const codeWords = useCodeWords();
  const priced = page.service && { ...page.service, discount };
  const codeApplied = priced && codeWords({ code, currency: priced.currency, discount, codeProblem });
  const due = priced && shownDue(priced, page.availability.policy, page.client);
  const returned = page.returned && { step: priced ? ('you' as const) : ('service' as const) };
  // An opening was offered at its very time, and is had at once.
  const availability = opening ? { ...page.availability, autoConfirm: true } : page.availability;
  const props = { ...page, service: priced, codeApplied, due, own, ...returned, availability };
  const { person, services, service, steps, step, now } = props;
  const { timeZone } = availability;
  const closed = availability.takesBookings === false;
  const start = step === 'you' ? steps.slot : undefined;
  // What is paid now and what cancelling costs stands beside the tick for it.
  const termsBelow = start !== undefined && !own && due?.asks === true;
  return (
    <div className="page-gutter">
      <BackLink href={paths.publicPage(person)}>{t('book.backTo', { name: person.fullName })}</BackLink>
      {own && (
        <Banner title={t('book.ownPage')} className="mt-3">
          {t('book.ownPageText')}
        </Banner>
      )}
      <div
        className={classNames(
          'grid gap-x-12 pb-8 lg:grid-cols-[22rem_minmax(0,1fr)]',
          step === 'you' && 'md:grid-cols-[20rem_minmax(0,1fr)]',
        )}
      >
        <aside className={classNames('lg:pt-8', step === 'you' ? 'order-first pt-4 pb-4 lg:pb-0' : 'max-lg:hidden')}>
          <BookingSummary
            artist={{ fullName: person.fullName, city: person.city, timeZone }}
            service={service}
            start={start}
            series={step === 'you' ? preview : undefined}
            now={now}
            {...(due &&
              service &&
              due.now > 0 &&
              !termsBelow &&
              // Before the last step nobody knows who asks.
              (step === 'you' || !service.parts.some(({ advance }) => asksByClient(advance))) && {
                dueNow: { label: t('book.dueNow'), amount: formatPrice(due.now, service.currency) },
              })}
            {...(service &&
              bookableAlone(services).length > 1 && {
                changeServiceHref: hrefOfSteps(person.username, { step: 'service', look: steps.look }),
              })}
            {...(start !== undefined && {
              changeTimeHref: hrefOfSteps(person.username, {
                ...steps,
                slot: undefined,
                date: calendarDate(start, timeZone),
                step: 'time',
              }),
              yours: <YourTime start={start} timeZone={timeZone} />,
              policy: !termsBelow && (
                <PolicyLine
                  name={person.fullName}
                  policy={availability.policy ?? firstPolicy}
                  freeUntil={freeCancellationUntil(availability.policy ?? firstPolicy, start)}
                  timeZone={timeZone}
                  now={now}
                  asked={!availability.autoConfirm}
                  timeFixed={isForItsTime(discount)}
                />
              ),
            })}
            className="md:sticky md:top-6"
          />
        </aside>
        <div className="min-w-0">
          {closed && <StepHead title={t('book.closed', { name: person.fullName })}>{t('book.closedText')}</StepHead>}
          {!closed && step === 'service' && <ChooseService {...props} />}
          {!closed && step === 'time' && <ChooseTime {...props} />}
          {!closed && step === 'you' && <YouStep {...props} />}
        </div>
      </div>
    </div>
  );
}
