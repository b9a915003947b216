import { useTranslations } from 'use-intl';
import type { BookingOnWire } from '#modules/bookings/contract';
import { Banner } from '#web/ui/banner.tsx';
import { Link } from '#web/ui/link.tsx';

export interface FixedTimeProps {
  fixed: NonNullable<BookingOnWire['fixed']>;
  /** Of the artist. */
  name: string;
  /** Where one writes to them. */
  writeHref?: string | undefined;
}

/** Why a client does not choose another time themselves, and what they can do instead. */
export function FixedTime({ fixed, name, writeHref }: FixedTimeProps) {
  const t = useTranslations('visit');
  return (
    <Banner
      look="warn"
      title={t(`fixed.${fixed}`)}
      action={
        writeHref && (
          <Link href={writeHref} className="inline-flex min-h-11 items-center link type-strong">
            {t('messages.write', { name })}
          </Link>
        )
      }
    >
      {t(`fixed.${fixed}Text`, { name })}
    </Banner>
  );
}
