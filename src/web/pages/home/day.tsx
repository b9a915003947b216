import { useTranslations } from 'use-intl';
import type { Booking } from '#web/features/bookings/queries.ts';
import { NextVisit } from '#web/features/bookings/today/next-visit.tsx';
import { TodayStrip } from '#web/features/bookings/today/today-strip.tsx';
import { Card } from '#web/ui/card.tsx';
import { CardBroken } from '#web/ui/card-broken.tsx';

export interface DayProps {
  /** A professional's open bookings. */
  work: readonly Booking[] | undefined;
  /** One's own next visit, as somebody's client. */
  next: Booking | undefined;
  professional: boolean;
  /** Given when what the day holds did not come. */
  onRetry: (() => void) | undefined;
  now: number;
}

/** What today holds: a professional's strip, and the next visit of one's own, which wider windows have in the card beside. */
export function Day({ work, next, professional, onRetry, now }: DayProps) {
  const t = useTranslations('bookings');
  return (
    <>
      {onRetry && (
        <Card {...(professional ? { title: t('today.title') } : { className: 'md:hidden' })}>
          <CardBroken text={t('card.broken')} tryAgain={t('tryAgain')} onRetry={onRetry} />
        </Card>
      )}
      {work && <TodayStrip bookings={work} now={now} />}
      {next && (
        <div className="md:hidden">
          {professional && <h2 className="mb-2 type-display-s">{t('today.own')}</h2>}
          <NextVisit booking={next} now={now} />
        </div>
      )}
    </>
  );
}
