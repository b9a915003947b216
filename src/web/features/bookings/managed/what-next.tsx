import { useTranslations } from 'use-intl';
import type { BookingOnWire } from '#modules/bookings/contract';
import { formatLeadTime, inOnePiece } from '#kernel/visit-time';
import { Link } from '#web/ui/link.tsx';

export interface WhatNextProps {
  booking: BookingOnWire;
  /** Epoch milliseconds. */
  now: number;
  /** Where the same is booked once more. */
  againHref: string | undefined;
}

/** What happens after booking, in the order in which it does, and a way to the same once more; nothing once a visit is past or off. */
export function WhatNext({ booking, now, againHref }: WhatNextProps) {
  const t = useTranslations('bookings.next');
  const { status, artist, reminderTime, reminderSent } = booking;
  const start = Date.parse(booking.date);
  if ((status !== 'pending' && status !== 'confirmed') || start <= now) return null;
  const asked = status === 'pending';
  const reminded = reminderTime > 0 && !reminderSent && start - reminderTime * 60_000 > now;
  function change() {
    if (booking.fixed) return t('changeFixed', { name: inOnePiece(artist.fullName) });
    return booking.guest ? t('changeGuest') : t('change');
  }
  const steps = [
    ...(asked ? [t('kept', { name: inOnePiece(artist.fullName) }), t('mailAnswer')] : [t('mailed')]),
    ...(reminded ? [t('reminder', { lead: formatLeadTime(reminderTime) })] : []),
    change(),
    t('otherService', { name: inOnePiece(artist.fullName) }),
  ];
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="type-display-s">
        {t('title')}
      </h2>
      <ol className="mt-3 grid gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span aria-hidden className="w-4.5 shrink-0 type-figure leading-6 text-ink-3">
              {index + 1}
            </span>
            <span className="min-w-0 wrap-anywhere">{step}</span>
          </li>
        ))}
      </ol>
      {againHref !== undefined && (
        <Link href={againHref} className="mt-3 inline-flex min-h-11 items-center link">
          {t('another', { name: artist.fullName })}
        </Link>
      )}
    </section>
  );
}
