import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { BookmarkSimpleIcon, ChatCircleIcon, HeartIcon } from '#web/ui/icons.ts';
import { Link } from '#web/ui/link.tsx';
import type { Post } from '../queries.ts';
import { iconLinkClass } from './icon-link.ts';

/** What a visitor could do here: each leads to signing in and back to this post. */
export function VisitorActions({ post }: { post: Pick<Post, 'id'> }) {
  const t = useTranslations('posts.card');
  const here = paths.auth(paths.post(post.id));
  const link = (label: string) => ({ 'aria-label': label, title: label, className: iconLinkClass });
  return (
    <div className="-mx-2 flex items-center">
      <Link href={here} {...link(t('like'))}>
        <HeartIcon size={26} aria-hidden />
      </Link>
      <Link href={paths.comments(post.id)} {...link(t('comment'))}>
        <ChatCircleIcon size={26} aria-hidden />
      </Link>
      <span className="grow" />
      <Link href={here} {...link(t('save'))}>
        <BookmarkSimpleIcon size={26} aria-hidden />
      </Link>
    </div>
  );
}
