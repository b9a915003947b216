import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { StackMark } from '#web/ui/stack-mark.tsx';
import type { Post } from './queries.ts';

export interface PostGridProps {
  posts: readonly Post[];
  /** Names the list. */
  label: string;
  /** Within the margins of the page on a phone, where a heading stands over it, and not from edge to edge. */
  inset?: boolean;
}

/** Posts as their first pictures, beside each other; each leads to its page. */
export function PostGrid({ posts, label, inset = false }: PostGridProps) {
  const t = useTranslations('posts.grid');
  return (
    <ul
      aria-label={label}
      className={classNames('grid grid-cols-2 md:grid-cols-3 md:gap-3', inset ? 'gap-2' : 'gap-0.5 max-md:-mx-gutter')}
    >
      {posts.map((post) => (
        <li key={post.id} className="relative">
          <Link
            href={paths.post(post.id)}
            className={classNames(
              'block overflow-hidden -outline-offset-3!',
              inset ? 'rounded-card' : 'md:rounded-card',
            )}
          >
            <Picture
              image={post.images[0]!}
              alt={post.images[0]!.alt || t('by', { name: post.user.fullName })}
              sizes="(min-width: 75rem) 380px, (min-width: 48rem) 33vw, 50vw"
              className="aspect-4/5 w-full"
            />
          </Link>
          {post.images.length > 1 && <StackMark label={t('photos', { count: post.images.length })} />}
        </li>
      ))}
    </ul>
  );
}
