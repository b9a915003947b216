import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { joinFacts } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { ApiError, sentenceOf } from '#web/api/error.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LongList } from '#web/ui/long-list.tsx';
import { PersonRow } from '#web/ui/person-row.tsx';
import { PersonSkeleton } from '#web/ui/skeleton.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { FollowButton } from './follow-button.tsx';
import { followsQuery, type FollowList as Which } from './follows-query.ts';

export interface FollowListProps {
  which: Which;
  person: { readonly id: number; readonly fullName: string };
  viewerId: number;
  /** For one's own list that is empty: what to do about it. */
  emptyAction?: ReactNode;
}

/** Who follows somebody, or whom they follow, the latest first; beside everybody else a button to follow them. */
export function FollowList({ which, person, viewerId, emptyAction }: FollowListProps) {
  const t = useTranslations('people.list');
  const query = useSteady(useInfiniteQuery(followsQuery(browserApi, which, person.id)));
  const name = person.fullName;
  const own = viewerId === person.id;
  if (query.error instanceof ApiError && query.error.body.code === 'follows_hidden') {
    return <EmptyState title={t('hidden', { name })}>{t('hiddenText')}</EmptyState>;
  }
  return (
    <LongList
      label={t(`of.${which}`, { name })}
      query={query}
      words={{ loading: t('loading'), failed: t('failed'), tryAgain: t('tryAgain'), more: t('more') }}
      sentenceOf={sentenceOf}
      skeleton={<PersonSkeleton />}
      empty={
        <EmptyState title={t(own ? `own.${which}` : `none.${which}`, { name })} {...(own && { action: emptyAction })} />
      }
      itemOf={(one) => (
        <PersonRow
          size="small"
          name={one.fullName}
          username={one.username}
          href={paths.profile(one.id)}
          profession={joinFacts([one.profession, one.city])}
          photo={one.profileImage ? { src: one.profileImage } : null}
          action={
            one.id !== viewerId && (
              <FollowButton viewerId={viewerId} person={one} following={one.following} look="quiet" />
            )
          }
        />
      )}
      className="divide-y divide-line"
    />
  );
}
