import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { CardBroken } from '#web/ui/card-broken.tsx';
import { Link } from '#web/ui/link.tsx';
import { PersonRow } from '#web/ui/person-row.tsx';
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';
import { FollowButton } from './follow-button.tsx';
import { suggestionsQuery } from './queries.ts';

const mostPeople = 3;

/** A few people whom one may want to follow, for the side of a page. */
export function SuggestedCard({ userId }: { userId: number }) {
  const t = useTranslations('follows.suggested');
  const { data, isPending, isError, refetch } = useQuery(suggestionsQuery(browserApi, mostPeople));
  return (
    <Card
      title={t('title')}
      action={
        <Link href={paths.explore} className="-my-2 inline-flex min-h-11 items-center type-small-strong link">
          {t('seeAll')}
        </Link>
      }
    >
      {isPending && (
        <LoadingRegion label={t('loading')} className="grid gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </LoadingRegion>
      )}
      {isError && <CardBroken text={t('broken')} tryAgain={t('tryAgain')} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="text-ink-2">{t('none')}</p>}
      {data && data.length > 0 && (
        <ul className="-my-1">
          {data.slice(0, mostPeople).map((person) => (
            <li key={person.id}>
              <PersonRow
                size="small"
                name={person.fullName}
                href={paths.profile(person.id)}
                profession={person.profession}
                photo={person.profileImage ? { src: person.profileImage } : null}
                action={<FollowButton viewerId={userId} person={person} following={person.following} look="quiet" />}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
