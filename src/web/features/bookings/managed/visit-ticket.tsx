import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { BookingOnWire } from '#modules/bookings/contract';
import type { EpochMs } from '#kernel/time';
import { formatDuration, formatVisit, joinFacts } from '#kernel/visit-time';
import { fellThrough } from '#modules/bookings/rules';
import { nameFont } from '#web/fonts/name-font.ts';
import { AppointmentCard } from '#web/ui/appointment-card.tsx';
import { ClockTime } from '#web/ui/clock-time.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/link.tsx';
import { PriceRows } from '../price-rows.tsx';
import { priceOfBooking } from '../use-price-words.ts';
import { WhereToCome } from './where-to-come.tsx';
import { LookLine } from '../look-line.tsx';
import { asksFirst } from '../asks-first.ts';
import { PolicyLine } from '../book/policy-line.tsx';

export interface VisitTicketProps {
  booking: BookingOnWire;
  now: EpochMs;
  artistHref: string;
  /** Whom the reader meets, where that is not the artist. */
  client?: { readonly name: string; readonly href?: string | undefined } | undefined;
  /** Beside the time: what the reader's own clock shows. */
  yours?: ReactNode;
  /** Where the price does not stand beside it already. */
  priced?: boolean;
}

/** A booked visit as a ticket: when, what, with whom, where, how much, on which terms. */
export function VisitTicket({ booking, now, artistHref, client, yours, priced = true }: VisitTicketProps) {
  const t = useTranslations('bookings');
  const said = useTranslations('visit');
  const href = client ? client.href : artistHref;
  const { artist, service, policy, timeZone, status } = booking;
  const visit = formatVisit(
    { start: Date.parse(booking.date), end: Date.parse(booking.endsAt), zone: timeZone, city: artist.city },
    { now },
  );
  // Where it is to be paid, the terms stand beside the tick for them.
  const open = status === 'pending' || status === 'confirmed';
  const over = fellThrough(status);
  // Of what fell through nothing is to be paid; what was, stands with its payment.
  const hasPrice = priced && !over;
  return (
    <AppointmentCard
      day={visit.weekday}
      time={
        <span className={over ? 'text-ink-2 line-through' : ''}>
          <ClockTime time={visit.start} />
        </span>
      }
      date={visit.day}
      footer={
        (hasPrice || open || booking.look || booking.notes || booking.closingReason) && (
          <dl className="grid gap-2">
            {hasPrice && <PriceRows {...priceOfBooking(booking)} visits={booking.isRecurring ? undefined : 1} />}
            {open && (
              <div>
                {/* Whoever gives the visit would read it as about themselves. */}
                <dt className={client ? 'type-small text-ink-2' : 'sr-only'}>
                  {client ? said('theirTerms', { name: client.name }) : t('book.policy')}
                </dt>
                <dd className={client ? 'type-small' : 'type-small text-ink-2'}>
                  <PolicyLine
                    name={artist.fullName}
                    policy={policy}
                    paid={booking.dueNow > 0}
                    freeUntil={Date.parse(policy.freeCancellationUntil)}
                    timeZone={timeZone}
                    now={now}
                    asked={asksFirst(booking)}
                    timeFixed={booking.fixed === 'opening'}
                  />
                </dd>
              </div>
            )}
            {booking.look && (
              <div>
                <dt className="sr-only">{t('lookLabel')}</dt>
                <dd>
                  <LookLine look={booking.look} words={t('look')} />
                </dd>
              </div>
            )}
            {booking.notes && (
              <div>
                <dt className="type-small text-ink-2">{said(client ? 'theirNotes' : 'notes')}</dt>
                <dd className="type-small whitespace-pre-line">
                  <bdi>{booking.notes}</bdi>
                </dd>
              </div>
            )}
            {booking.closingReason && (
              <div>
                <dt className="type-small text-ink-2">{said('closingReason')}</dt>
                <dd className="type-small whitespace-pre-line">
                  <bdi>{booking.closingReason}</bdi>
                </dd>
              </div>
            )}
          </dl>
        )
      }
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <h2 className={`type-display-s ${nameFont(service.name)}`}>{service.name}</h2>
        <Badge status={status}>{t(`status.${status}`)}</Badge>
      </div>
      <p className="mt-1 type-small text-ink-2">
        {said.rich(client ? 'withClient' : 'with', {
          name: client?.name ?? artist.fullName,
          link: (chunks) =>
            href ? (
              <Link href={href} className="link">
                {chunks}
              </Link>
            ) : (
              chunks
            ),
        })}
      </p>
      <p className="type-small text-ink-2">{joinFacts([visit.range, formatDuration(service.duration)])}</p>
      <p className="type-small text-ink-2">{visit.place}</p>
      {yours}
      {!client && <WhereToCome artist={artist} status={status} />}
    </AppointmentCard>
  );
}
