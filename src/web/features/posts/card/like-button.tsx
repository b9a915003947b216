import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { HeartIcon } from '#web/ui/icons.ts';
import type { Post } from '../queries.ts';
import { useLike } from '../use-like.ts';

/** The heart: filled at once, silently empty again where the server refuses. */
export function LikeButton({ post, userId }: { post: Pick<Post, 'id' | 'liked'>; userId: number }) {
  const t = useTranslations('posts.card');
  const like = useLike(post, userId);
  // Only a press lets it beat, not a page that shows what was liked before.
  const [pressed, setPressed] = useState(false);
  return (
    <IconButton
      label={t('like')}
      aria-pressed={post.liked}
      onClick={() => {
        setPressed(true);
        like.mutate(!post.liked);
      }}
    >
      <HeartIcon
        key={String(post.liked)}
        size={26}
        weight={post.liked ? 'fill' : 'regular'}
        aria-hidden
        className={classNames(post.liked && 'text-like', post.liked && pressed && 'heart-beat')}
      />
    </IconButton>
  );
}
