import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { ApiError } from '#web/api/error.ts';
import { nameFont } from '#web/fonts/name-font.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';
import { personQuery } from './queries.ts';

/** Oneself, for the side of the dashboard: who one is and what one's profile counts. */
export function OwnCard({ userId }: { userId: number }) {
  const t = useTranslations('ownCard');
  const { data: person, isPending, error, refetch } = useQuery(personQuery(browserApi, userId));
  if (isPending)
    return (
      <Card>
        <LoadingRegion label={t('loading')}>
          <Skeleton className="h-32" />
        </LoadingRegion>
      </Card>
    );
  if (!person) {
    const gone = error instanceof ApiError && error.status === 404;
    return (
      <Card>
        {gone ? (
          <p className="text-ink-2">{t('notFound')}</p>
        ) : (
          <p role="alert" className="text-ink-2">
            {t('broken')}{' '}
            <Button look="plain" size="compact" onClick={() => void refetch()}>
              {t('tryAgain')}
            </Button>
          </p>
        )}
      </Card>
    );
  }
  const counts = [
    { name: t('posts', { count: person.postsCount }), count: person.postsCount },
    { name: t('followers', { count: person.followersCount }), count: person.followersCount },
    { name: t('following', { count: person.followingCount }), count: person.followingCount },
  ];
  return (
    <Card>
      <div className="flex items-center gap-3.5">
        <Avatar name={person.fullName} photo={person.profileImage ? { src: person.profileImage } : null} size={56} />
        <div className="min-w-0">
          <h2 className={`truncate type-display-s ${nameFont(person.fullName)}`}>
            <Link href={paths.profile()} className="hover:underline">
              {person.fullName}
            </Link>
          </h2>
          <p className="truncate type-small text-ink-3">
            <bdi>@{person.username}</bdi>
          </p>
        </div>
      </div>
      <dl className="my-4 grid grid-cols-3 border-y border-line py-3">
        {counts.map(({ name, count }) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="type-small text-ink-2">{name}</dt>
            <dd className="type-figure text-[1.25rem]">{t('count', { count })}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink href={paths.settings.profile} look="quiet" size="compact" wide>
        {t('edit')}
      </ButtonLink>
    </Card>
  );
}
