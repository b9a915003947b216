import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import type { Booking } from '../queries.ts';
import { useChangeStatus } from '../use-change-status.ts';
import { useContestNoShow, useKeepNoShow } from '../use-no-show.ts';
import { ContestForm } from './contest-form.tsx';
import { NoShowPart } from './no-show-part.tsx';

export interface NoShowOfAccountProps {
  booking: Booking;
  now: number;
  asArtist: boolean;
}

/** A no-show on the page of a visit: its client contests it, its artist answers. */
export function NoShowOfAccount({ booking, now, asArtist }: NoShowOfAccountProps) {
  return (
    <NoShowPart
      booking={booking}
      now={now}
      asArtist={asArtist}
      action={asArtist ? <Answer booking={booking} /> : <Contest booking={booking} />}
    />
  );
}

function Contest({ booking }: { booking: Booking }) {
  const contest = useContestNoShow();
  const [error, setError] = useState<string>();
  const send = (statement: string) => {
    setError(undefined);
    contest.mutate(
      { bookingId: booking.id, statement },
      { onError: (reason) => reason instanceof ApiError && setError(reason.body.fields?.['statement']) },
    );
  };
  return <ContestForm artistName={booking.artist.fullName} error={error} onSend={send} busy={contest.isPending} />;
}

function Answer({ booking }: { booking: Booking }) {
  const t = useTranslations('noShow');
  const change = useChangeStatus();
  const keep = useKeepNoShow();
  return (
    <div className="flex flex-wrap gap-3">
      <Button busy={change.isPending} onClick={() => change.mutate({ booking, status: 'completed' })}>
        {t('takeBack')}
      </Button>
      <Button look="quiet" busy={keep.isPending} onClick={() => keep.mutate(booking.id)}>
        {t('keep')}
      </Button>
    </div>
  );
}
