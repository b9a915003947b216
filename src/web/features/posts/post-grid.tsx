import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { StackMark } from '#web/ui/stack-mark.tsx';
import type { Post } from './queries.ts';

export interface PostGridProps {
  posts: readonly Post[];
  /** Names the list. */
  label: string;
}

/** Posts as their first pictures, beside each other; each leads to its page. */
export function PostGrid({ posts, label }: PostGridProps) {
  const t = useTranslations('posts.grid');
  return (
    <ul
      aria-label={label}
      // Within the margins of a phone's page: a heading stands over it.
      className="grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-3"
    >
      {posts.map((post) => (
        <li key={post.id} className="relative">
          <Link href={paths.post(post.id)} className="block overflow-hidden rounded-card -outline-offset-3!">
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
