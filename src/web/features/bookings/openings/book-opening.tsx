import { useTranslations } from 'use-intl';
import { formatDateAndTime } from '#kernel/visit-time';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Opening } from './queries.ts';

export interface BookOpeningProps {
  opening: Pick<Opening, 'start' | 'timeZone' | 'service' | 'artist'>;
  /** Epoch milliseconds. */
  now: number;
  href: string;
}

/** One press to the booking sheet or page, with everything chosen. */
export function BookOpening({ opening: { start, timeZone, service, artist }, now, href }: BookOpeningProps) {
  const t = useTranslations('openings');
  const when = formatDateAndTime(Date.parse(start), timeZone, { now });
  return (
    <ButtonLink
      href={href}
      look="book"
      size="compact"
      aria-label={t('bookThis', { service: service.name, name: artist.fullName, when })}
    >
      {t('book')}
    </ButtonLink>
  );
}
