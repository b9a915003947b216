import { useTranslations } from 'use-intl';
import { useUser } from '#web/features/accounts/use-user.ts';
import { firstPolicy } from '#modules/accounts/rules';
import { isForNew } from '#modules/catalogue/rules';
import { formatDateAndTime, formatPrice } from '#kernel/visit-time';
import { freeCancellationUntil } from '#modules/bookings/rules';
import { isForItsTime } from '#web/features/bookings/book/discount.ts';
import { DueFields } from '#web/features/bookings/book/due-fields.tsx';
import { PolicyLine } from '#web/features/bookings/book/policy-line.tsx';
import { BookingFields } from '#web/features/bookings/book/booking-fields.tsx';
import { RequestNote } from '#web/features/bookings/book/request-note.tsx';
import { MeanwhileNote } from '#web/features/bookings/book/meanwhile-note.tsx';
import { TakenAlert } from '#web/features/bookings/book/taken-alert.tsx';
import { OfflineNote } from '#web/features/bookings/offline-note.tsx';
import { PriceRows } from '#web/features/bookings/price-rows.tsx';
import { openingAt } from '#web/features/bookings/openings/booked-opening.ts';
import { nothingTyped } from '#web/features/bookings/book/typed.ts';
import { paths } from '#web/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import type { BookingStepProps } from './returned.ts';
import { StepHead } from './step-head.tsx';
import { hrefOfSteps } from '#web/features/bookings/book/steps.ts';

/** The third step: who it is for, and the button that books. */
export function YouStep({
  person,
  service,
  steps,
  now,
  here,
  availability,
  returned,
  own,
  codeApplied,
  due,
  ...page
}: BookingStepProps) {
  const t = useTranslations('bookings.book');
  const words = useTranslations('bookings');
  const user = useUser();
  if (!service || steps.slot === undefined) return null;
  const opening = openingAt(page.opening, { serviceId: service.id, start: steps.slot });
  const { timeZone, autoConfirm } = availability;
  // Said to every guest alike: who types an address is told nothing of it.
  const mayBeKnown = !user && (due?.now ?? 0) > 0 && service.parts.some(({ advance }) => isForNew(advance));
  const confirmsFirst = availability.confirmGuestEmail && !user;
  const {
    typed = nothingTyped,
    errors: found = {},
    meant,
    notAgreed,
    taken,
    message,
    signedOut,
    sentBefore,
    preview,
    previewOf,
  } = returned ?? {};
  const errors = {
    ...found,
    ...(notAgreed && { agreed: t('agreeNeeded') }),
    ...(meant !== undefined && { email: t('emailMeant', { email: meant }) }),
  };
  const policy = availability.policy ?? firstPolicy;
  const series = availability.takesSeries !== false && !opening;
  return (
    <>
      <StepHead title={user ? t('check') : t('details')} />
      <div className="max-w-140">
        {page.before && (
          <Banner
            title={t('before', { when: formatDateAndTime(page.before.start, timeZone, { now }) })}
            action={
              <Link href={page.before.href} className="link type-strong">
                {t('seeVisit')}
              </Link>
            }
            className="mb-5"
          >
            {t('beforeText')}
          </Banner>
        )}
        {message && <Banner look="danger" role="alert" title={message} className="mb-5" />}
        {signedOut && <Banner look="warn" role="alert" title={t('signedOut')} className="mb-5" />}
        {sentBefore && <Banner look="warn" role="alert" title={t('sentBefore')} className="mb-5" />}
        {user ? (
          <p className="mb-5">{t('bookingAs', { name: user.fullName })}</p>
        ) : (
          <div className="mb-5">
            <h2 className="type-display-s">{t('asGuest')}</h2>
            <p className="mt-1 text-ink-2">
              {t.rich('noAccount', {
                link: (chunks) => (
                  <Link href={paths.auth(here)} className="link">
                    {chunks}
                  </Link>
                ),
              })}
            </p>
          </div>
        )}
        {!own && (
          <form method="post" action={here} noValidate>
            <input type="hidden" name="service" value={service.id} />
            <input type="hidden" name="expectedTotal" value={service.price - (service.discount?.amount ?? 0)} />
            {due && <input type="hidden" name="expectedDueNow" value={due.now} />}
            <input type="hidden" name="policyVersion" value={policy.version} />
            {due?.asks && <input type="hidden" name="asks" value="yes" />}
            <input type="hidden" name="attempt" value={returned?.attempt ?? page.attempt} />
            {opening && <input type="hidden" name="opening" value={opening.id} />}
            {previewOf && <input type="hidden" name="previewOf" value={previewOf} />}
            <BookingFields
              chosen={{
                artist: { fullName: person.fullName, city: person.city, timeZone },
                service,
                start: steps.slot,
              }}
              now={now}
              typed={typed}
              errors={errors}
              meant={meant}
              asGuest={!user}
              series={series}
              preview={preview}
              codeApplied={codeApplied}
              look={page.look}
              pays={due && due.now > 0 ? formatPrice(due.now, service.currency) : undefined}
              due={
                <>
                  {!due?.now && !preview && (
                    // On a phone the ticket that says it lies far above the button.
                    <dl data-once className="grid gap-1 lg:hidden">
                      <PriceRows
                        price={service.price}
                        currency={service.currency}
                        discount={service.discount}
                        visits={1}
                      />
                    </dl>
                  )}
                  {due && (
                    <DueFields
                      due={due}
                      currency={service.currency}
                      visits={preview?.visits.length}
                      agreed={typed.agreed}
                      error={errors['agreed']}
                      policy={
                        <PolicyLine
                          name={person.fullName}
                          policy={policy}
                          freeUntil={freeCancellationUntil(policy, steps.slot)}
                          timeZone={timeZone}
                          now={now}
                          paid={due.now > 0}
                          asked={!autoConfirm}
                          timeFixed={isForItsTime(service.discount)}
                        />
                      }
                    />
                  )}
                </>
              }
              alert={
                <>
                  {!autoConfirm && (
                    <p>
                      <RequestNote name={person.fullName} start={steps.slot} timeZone={timeZone} now={now} />
                    </p>
                  )}
                  {page.having && !taken && <MeanwhileNote having={page.having} at={steps.slot} timeZone={timeZone} />}
                  {taken && (
                    <TakenAlert
                      start={taken.start}
                      alternatives={taken.alternatives}
                      timeZone={timeZone}
                      actionOf={(slot) =>
                        hrefOfSteps(person.username, { ...steps, opening: undefined, service: service.id, slot })
                      }
                    />
                  )}
                  <OfflineNote title={words('sheet.offline')} />
                </>
              }
            />
            {mayBeKnown && !confirmsFirst && (
              <div className="mt-6 grid gap-3">
                <p>{t('known.text')}</p>
                <Button type="submit" name="intent" value="known" look="quiet" className="justify-self-start">
                  {t('known.submit')}
                </Button>
              </div>
            )}
            {confirmsFirst && <p className="mt-4">{t('confirmEmailNote')}</p>}
            {confirmsFirst && mayBeKnown && <p className="mt-2">{t('known.note')}</p>}
            <p className="mt-4 type-small text-ink-2">
              {autoConfirm && !confirmsFirst && t('confirmNote')} {!due?.now && t('nothingNow')}
            </p>
          </form>
        )}
      </div>
    </>
  );
}
