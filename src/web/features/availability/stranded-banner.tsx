import { useTranslations } from 'use-intl';
import type { EpochMs } from '#kernel/time';
import { formatDateAndTime } from '#kernel/visit-time';
import { paths } from '#web/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Stranded } from './use-set-availability.ts';

const mostShown = 5;

export interface StrandedProps {
  stranded: Stranded;
  zone: string;
  now: EpochMs;
}

/** It appears far from the button that saved. */
const focusOn = (box: HTMLElement | null) => box?.focus();

/** The visits that stand although new hours no longer cover them. */
export function StrandedBanner({ stranded, zone, now }: StrandedProps) {
  const t = useTranslations('availability.editor');
  const { count } = stranded;
  return (
    <div ref={focusOn} tabIndex={-1} className="rounded-control">
      <Banner
        look="warn"
        role="alert"
        title={t('strandedTitle', { count })}
        action={
          <Link href={paths.bookings('professional')} className="link">
            {t('toBookings')}
          </Link>
        }
      >
        <p>{t('strandedText', { count })}</p>
        <StrandedVisits stranded={stranded} zone={zone} now={now} />
      </Banner>
    </div>
  );
}

/** When they are; the first of many. */
export function StrandedVisits({ stranded: { count, visits }, zone, now }: StrandedProps) {
  const t = useTranslations('availability.editor');
  const shown = visits.slice(0, mostShown);
  return (
    <ul className="mt-1.5 list-disc ps-5">
      {shown.map(({ bookingId, date }) => (
        <li key={bookingId}>
          <Link href={paths.bookingConfirmation(bookingId)} className="link">
            {formatDateAndTime(Date.parse(date), zone, { now })}
          </Link>
        </li>
      ))}
      {count > shown.length && <li>{t('strandedMore', { count: count - shown.length })}</li>}
    </ul>
  );
}
