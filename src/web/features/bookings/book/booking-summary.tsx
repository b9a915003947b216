import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { minuteMs } from '#kernel/time';
import { formatDuration, formatPlainDate, formatVisit, inOnePiece } from '#kernel/visit-time';
import { nameFont } from '#web/fonts/name-font.ts';
import { AppointmentCard } from '#web/ui/appointment-card.tsx';
import { ClockIcon } from '#web/ui/icons.ts';
import { Link } from '#web/ui/link.tsx';
import { PriceRows } from '../price-rows.tsx';
import type { Chosen } from './chosen.ts';
import type { SeriesDates } from './series-dates.ts';

export interface BookingSummaryProps extends Chosen {
  now: number;
  /** Where each part of the choice is changed. */
  changeServiceHref?: string | undefined;
  changeTimeHref?: string | undefined;
  /** What is booked along with it, where it comes again. */
  series?: SeriesDates | undefined;
  /** What is paid before it counts, in words. */
  dueNow?: { readonly label: string; readonly amount: string } | undefined;
  /** The artist's terms, once there is a time for them. */
  policy?: ReactNode;
  /** Beside the time: what the reader's own clock shows. */
  yours?: ReactNode;
  className?: string;
}

/** The visit as a ticket that fills in as one chooses. */
export function BookingSummary(props: BookingSummaryProps) {
  const { artist, service, start, series, now, dueNow, policy, yours, ...rest } = props;
  const t = useTranslations('bookings.book');
  const visit =
    start === undefined
      ? undefined
      : formatVisit(
          { start, end: start + (service?.duration ?? 0) * minuteMs, zone: artist.timeZone, city: artist.city },
          { now },
        );
  const visits = series?.visits ?? [];
  return (
    <AppointmentCard
      className={rest.className}
      {...(visit && { day: visit.weekday, date: visit.day })}
      time={visit?.start ?? <NoTimeYet label={t('noTimeYet')} />}
      footer={
        service && (
          <dl className="grid gap-2">
            {/* A date that is not free may yet be left out. */}
            <PriceRows
              {...service}
              visits={visits.every(({ free }) => free) ? Math.max(visits.length, 1) : undefined}
            />
            {dueNow && (
              <div className="flex items-baseline justify-between gap-3">
                <dt className="type-small text-ink-2">{dueNow.label}</dt>
                <dd className="text-end type-figure">{dueNow.amount}</dd>
              </div>
            )}
            {policy && (
              <div>
                <dt className="sr-only">{t('policy')}</dt>
                <dd className="type-small text-ink-2">{policy}</dd>
              </div>
            )}
          </dl>
        )
      }
    >
      <p className={`type-display-s ${service ? nameFont(service.name) : ''}`}>{service?.name ?? t('noServiceYet')}</p>
      <p className="mt-1 type-small text-ink-2">{t('with', { name: artist.fullName })}</p>
      {service && <p className="type-small text-ink-2">{formatDuration(service.duration)}</p>}
      {visit && <p className="type-small text-ink-2">{visit.place}</p>}
      {yours}
      {visits.length > 1 && (
        <p className="type-small-strong">
          {t('visits', {
            count: visits.length,
            first: inOnePiece(formatPlainDate(visits[0]!.day, { now })),
            last: inOnePiece(formatPlainDate(visits.at(-1)!.day, { now })),
          })}
        </p>
      )}
      <Change serviceHref={rest.changeServiceHref} timeHref={rest.changeTimeHref} />
    </AppointmentCard>
  );
}

/** A stub that still waits for its time. */
function NoTimeYet({ label }: { label: string }) {
  return (
    <>
      <ClockIcon size={32} aria-hidden className="mx-auto text-ink-3" />
      <span className="mt-1 block type-small text-ink-2">{label}</span>
    </>
  );
}

function Change({ serviceHref, timeHref }: { serviceHref: string | undefined; timeHref: string | undefined }) {
  const t = useTranslations('bookings.book');
  if (!serviceHref && !timeHref) return null;
  const linkTo = (href: string | undefined, label: string, chunks: ReactNode) => (
    <Link href={href ?? ''} aria-label={label} className="inline-flex min-h-11 items-center link">
      {chunks}
    </Link>
  );
  const links = {
    service: (chunks: ReactNode) => linkTo(serviceHref, t('changeService'), chunks),
    time: (chunks: ReactNode) => linkTo(timeHref, t('changeTime'), chunks),
  };
  return (
    <p className="type-small text-ink-2">
      {serviceHref && timeHref && t.rich('changeServiceOrTime', links)}
      {serviceHref && !timeHref && linkTo(serviceHref, t('changeService'), t('changeService'))}
      {!serviceHref && timeHref && linkTo(timeHref, t('changeTime'), t('changeTime'))}
    </p>
  );
}
