import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { RatingOnWire } from '#modules/ratings/contract';
import { browserApi } from '#web/api/browser.ts';
import { Button } from '#web/ui/button.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { useShown } from '#web/ui/use-shown.ts';
import { ownRatingsQuery } from './queries.ts';
import type { RatedVisit } from './rate-dialog.tsx';
import { lazy } from '#web/ui/lazy.ts';

// Nobody rates before they have looked at their visit.
const RateDialog = lazy(async () => ({ default: (await import('./rate-dialog.tsx')).RateDialog }));

export interface RateVisitProps {
  visit: RatedVisit;
  /** Its client. */
  userId: number;
  /** Epoch milliseconds. */
  now: number;
  /** Where the two have places of their own: the button that asks, or what was given. */
  only?: 'asking' | 'said';
}

/** The way for a client to rate a completed visit once it has begun, or what they gave. */
export function RateVisit({ visit, userId, now, only }: RateVisitProps) {
  const t = useTranslations('ratings');
  const own = useQuery(ownRatingsQuery(browserApi, userId)).data;
  const rating = own?.find(({ bookingId }) => bookingId === visit.id);
  const dialog = useShown<RatingOnWire | undefined>();
  if (!own) return null;
  const begun = now >= Date.parse(visit.date);
  const editable = rating !== undefined && now < Date.parse(rating.editableUntil);
  return (
    <>
      {rating === undefined && begun && only !== 'said' && (
        <Button size="compact" onClick={() => dialog.show(undefined)}>
          {t('rate')}
          <span className="sr-only"> {visit.service.name}</span>
        </Button>
      )}
      {rating !== undefined && only !== 'asking' && (
        <span className="inline-flex flex-wrap items-center gap-x-6 gap-y-2">
          <Stars rating={rating.rating} label={t('yours', { stars: rating.rating })} />
          {editable && (
            <Button look="plain" size="compact" className="-my-2.5 -ms-3.5" onClick={() => dialog.show(rating)}>
              {t('change')}
            </Button>
          )}
        </span>
      )}
      <Suspense>
        {dialog.turn > 0 && (
          <RateDialog
            key={dialog.turn}
            open={dialog.open}
            onClose={dialog.hide}
            visit={visit}
            rating={dialog.value}
            now={now}
          />
        )}
      </Suspense>
    </>
  );
}
