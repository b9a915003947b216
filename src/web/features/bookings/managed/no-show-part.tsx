import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { BookingOnWire } from '#modules/bookings/contract';
import { useWhenThere } from '#web/ui/use-when-there.ts';
import { clientOf } from '../visit-of.ts';

export interface NoShowPartProps {
  booking: BookingOnWire;
  now: number;
  asArtist: boolean;
  /** What its client can do while it may be contested, or its artist while it waits for an answer. */
  action: ReactNode;
}

/** How it stands with a no-show: until when it can be contested, what was said against it, and what became of that. */
export function NoShowPart({ booking, now, asArtist, action }: NoShowPartProps) {
  const t = useTranslations('noShow');
  const whenThere = useWhenThere();
  const { noShow, artist, timeZone } = booking;
  if (!noShow) return null;
  const { contest, contestUntil } = noShow;
  const names = {
    side: asArtist ? 'artist' : 'client',
    artist: artist.fullName,
    client: clientOf(booking)?.name ?? '',
    until: contestUntil ? whenThere(Date.parse(contestUntil), timeZone, { now }) : '',
  };
  const state = contest ? (contest.outcome ?? 'contested') : contestUntil ? 'open' : 'over';
  const acts = state === 'contested' ? asArtist : state === 'open' && !asArtist;
  return (
    <section id="no-show" aria-labelledby="no-show-title" className="mt-10 scroll-mt-24">
      <h2 id="no-show-title" className="type-display-s">
        {t(`${state}.title`, names)}
      </h2>
      <p className="mt-1.5 text-ink-2 measure">{t(`${state}.text`, names)}</p>
      {contest && (
        <blockquote className="mt-3 border-s-2 border-line ps-4 whitespace-pre-line measure">
          <bdi>{contest.statement}</bdi>
        </blockquote>
      )}
      {acts && <div className="mt-4">{action}</div>}
    </section>
  );
}
