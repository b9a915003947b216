import { useTranslations } from 'use-intl';
import type { BookingOnWire } from '#modules/bookings/contract';
import { formatLeadTime, formatMoment } from '#kernel/visit-time';

/** What happens after booking, in the order in which it does. */
export function WhatNext({ booking, now }: { booking: BookingOnWire; now: number }) {
  const t = useTranslations('bookings.next');
  const { status, artist, expiresAt, reminderTime, reminderSent, timeZone } = booking;
  if (status !== 'pending' && status !== 'confirmed') return null;
  const name = artist.fullName;
  const reminderDue = Date.parse(booking.date) - reminderTime * 60_000;
  const reminded = reminderTime > 0 && !reminderSent && reminderDue > now;
  return (
    <section aria-labelledby="next" className="mt-10">
      <h2 id="next" className="type-display-s">
        {t('title')}
      </h2>
      <ol className="mt-3 grid gap-2.5">
        {status === 'pending' && (
          <li>
            {expiresAt
              ? t('answers', { name, moment: formatMoment(Date.parse(expiresAt), timeZone, { now }) })
              : t('asked', { name })}
          </li>
        )}
        <li>{status === 'pending' ? t('mailAnswer') : t('mailed')}</li>
        {reminded && <li>{t('reminder', { lead: formatLeadTime(reminderTime) })}</li>}
        <li>{t('change')}</li>
      </ol>
    </section>
  );
}
