import { useTranslations } from 'use-intl';
import { formatDateAndTime } from '#kernel/visit-time';
import { Button } from '#web/ui/button.tsx';
import type { Opening } from './queries.ts';
import { useTakeBack } from './use-take-back.ts';

/** Takes one's own opening back; the toast offers to bring it again. */
export function TakeBackOpening({ opening, now }: { opening: Opening; now: number }) {
  const t = useTranslations('openings');
  const takeBack = useTakeBack();
  const when = formatDateAndTime(Date.parse(opening.start), opening.timeZone, { now });
  return (
    <Button
      look="quiet"
      size="compact"
      aria-label={t('takeBackThis', { service: opening.service.name, when })}
      onClick={() => void takeBack(opening)}
    >
      {t('takeBack')}
    </Button>
  );
}
