import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ArtistRatingsOnWire, RatingOnWire } from '#modules/ratings/contract';
import { browserApi } from '#web/api/browser.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { allRatingsQuery, firstRatings } from './queries.ts';
import { RatingList, type MenuOfRating } from './rating-list.tsx';
import { RatingSummary } from './rating-summary.tsx';

export interface ArtistRatingsProps {
  artist: { readonly id: number; readonly fullName: string };
  ratings: ArtistRatingsOnWire;
  now: number;
  actionOf?: (rating: RatingOnWire) => ReactNode;
  menuOf: MenuOfRating;
}

/** What clients say of an artist: the first three, all of them on demand. */
export function ArtistRatings({ artist, ratings, now, actionOf, menuOf }: ArtistRatingsProps) {
  const t = useTranslations('ratings');
  const [open, setOpen] = useState(false);
  const all = useQuery({ ...allRatingsQuery(browserApi, artist.id), enabled: open });
  if (ratings.ratingsCount === 0) {
    return (
      <EmptyState title={t('none')} headingLevel="h2">
        {t('noneText')}
      </EmptyState>
    );
  }
  const shown = (open && all.data) || ratings.ratings.slice(0, firstRatings);
  return (
    <div className="grid gap-6">
      <RatingSummary {...ratings} />
      <RatingList
        ratings={shown}
        artistName={artist.fullName}
        now={now}
        menuOf={menuOf}
        headingLevel="h2"
        {...(actionOf && { actionOf })}
      />
      {ratings.ratingsCount > firstRatings && (
        <Button
          look="quiet"
          className="justify-self-start"
          aria-expanded={open}
          busy={open && all.isPending}
          onClick={() => setOpen(!open)}
        >
          {open && all.data ? t('showLess') : t('showAll', { n: ratings.ratingsCount })}
        </Button>
      )}
      {open && all.isError && <p role="alert">{t('failed')}</p>}
    </div>
  );
}
