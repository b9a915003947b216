import { useTranslations } from 'use-intl';
import type { BookingOnWire } from '#modules/bookings/contract';
import { Banner } from '#web/ui/banner.tsx';

export interface FixedTimeProps {
  fixed: NonNullable<BookingOnWire['fixed']>;
  /** Of the artist. */
  name: string;
}

/** Why a client does not choose another time themselves, and what they can do instead. */
export function FixedTime({ fixed, name }: FixedTimeProps) {
  const t = useTranslations('visit.fixed');
  return (
    <Banner look="warn" title={t(fixed)}>
      {t(`${fixed}Text`, { name })}
    </Banner>
  );
}
