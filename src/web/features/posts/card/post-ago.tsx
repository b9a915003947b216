import { useTranslations } from 'use-intl';
import { formatMoment } from '#kernel/visit-time';
import { agoOf } from '../ago.ts';

export interface PostAgoProps {
  /** ISO. */
  at: string;
  /** Epoch milliseconds. */
  now: number;
}

/** "about 2 hours ago"; the exact moment is in its title. */
export function PostAgo({ at, now }: PostAgoProps) {
  const t = useTranslations('posts.ago');
  const { unit, count } = agoOf(Date.parse(at), now);
  return (
    <time dateTime={at} title={formatMoment(Date.parse(at), 'UTC')}>
      {t(unit, { count })}
    </time>
  );
}
