import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PostGrid } from './post-grid.tsx';
import { postsOfQuery, type Post } from './queries.ts';

const mostPosts = 9;

/** What else somebody posted, under one of their posts. */
export function MoreFrom({ post, signedIn }: { post: Post; signedIn: boolean }) {
  const t = useTranslations('posts.page');
  const { data } = useInfiniteQuery(postsOfQuery(browserApi, post.userId));
  const others = data?.pages[0]?.items.filter(({ id }) => id !== post.id).slice(0, mostPosts) ?? [];
  if (others.length === 0) return null;
  const name = post.user.fullName;
  return (
    <section aria-labelledby="more-from" className="mt-14">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="more-from" className="type-display-m">
          {t('moreFrom', { name })}
        </h2>
        <ButtonLink
          href={signedIn ? paths.profile(post.userId) : paths.publicPage(post.user)}
          look="quiet"
          size="compact"
        >
          {t('wholeProfile')}
        </ButtonLink>
      </div>
      <PostGrid posts={others} label={t('moreFrom', { name })} />
    </section>
  );
}
