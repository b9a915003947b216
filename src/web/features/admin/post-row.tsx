import { useTranslations } from 'use-intl';
import type { AdminPostOnWire } from '#modules/admin/contract';
import { dotFacts, formatMoment, inOnePiece } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { useAsking } from './use-asking.tsx';

type Deed = 'removal' | 'return';
const routes = {
  removal: 'POST /api/admin/posts/{postId}/removal',
  return: 'POST /api/admin/posts/{postId}/return',
} as const;

/** A post as admins see it, with what can be done about it. */
export function PostRow({ post, now }: { post: AdminPostOnWire; now: number }) {
  const t = useTranslations('admin');
  const { id: postId, state, caption, imageUrl, person, publishedAt, likesCount, commentsCount } = post;
  const name = person.fullName;
  const words = caption ?? t('posts.wordless');
  const deed: Deed = state === 'taken' ? 'return' : 'removal';
  const { ask, dialog } = useAsking<Deed>((asked) => ({
    title: t(`posts.${asked}.title`, { name }),
    text: t(`posts.${asked}.text`, { name }),
    confirm: t(`posts.${asked}.do`),
    danger: asked === 'removal',
    act: ({ reason }) => browserApi(routes[asked], { params: { postId }, body: { reason } }),
    done: () => ({
      title: t(asked === 'removal' ? 'action.remove' : 'action.put_back'),
      description: t('queue.kind.post', { name }),
    }),
  }));
  return (
    <article className="flex flex-wrap items-start gap-4 py-4">
      <div className="flex min-w-0 grow basis-32 items-start gap-4 max-md:basis-full">
        {imageUrl && (
          <img src={imageUrl} alt="" loading="lazy" className="size-18 shrink-0 rounded-control object-cover" />
        )}
        <div className="min-w-0 grow">
          <p dir="auto" className="line-clamp-2 wrap-anywhere">
            {state === 'published' ? (
              <Link href={paths.post(postId)} className="link">
                {words}
              </Link>
            ) : (
              words
            )}
          </p>
          <p className="type-small text-ink-2 wrap-anywhere">{dotFacts([name, `@${person.username}`])}</p>
          <p className="type-small text-ink-2">
            {dotFacts([
              inOnePiece(formatMoment(Date.parse(publishedAt), 'UTC', { now })),
              inOnePiece(t('posts.counts', { likes: likesCount, comments: commentsCount })),
            ])}
          </p>
          {state !== 'published' && <Badge status="cancelled">{t(`posts.state.${state}`)}</Badge>}
        </div>
      </div>
      <Button
        look={deed === 'removal' ? 'danger' : 'quiet'}
        size="compact"
        className="shrink-0"
        onClick={(event) => ask(deed, event)}
      >
        {t(`posts.${deed}.do`)}
      </Button>
      {dialog}
    </article>
  );
}
