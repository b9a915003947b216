import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { ArrowUpIcon } from '#web/ui/icons.ts';
import type { FeedName } from '../queries.ts';
import { useNewer } from './use-newer.ts';

export interface NewPostsProps {
  feed: FeedName;
  /** The post on top. */
  topId: number;
  /** The feed's own element. */
  top: RefObject<HTMLElement | null>;
}

/** "3 new posts": they wait above until somebody asks for them. */
export function NewPosts({ feed, topId, top }: NewPostsProps) {
  const t = useTranslations('posts.feed');
  const { count, bring } = useNewer(feed, topId);
  async function show() {
    top.current?.scrollIntoView({ block: 'start' });
    await bring();
    top.current?.querySelector('article')?.focus({ preventScroll: true });
  }
  return (
    <div role="status" className="pointer-events-none sticky top-3 z-30 -mb-10 flex h-10 justify-center">
      {count > 0 && (
        <Button
          size="compact"
          icon={<ArrowUpIcon size={18} aria-hidden />}
          onClick={() => void show()}
          className="pointer-events-auto rounded-pill! shadow-float"
        >
          {t('newPosts', { count })}
        </Button>
      )}
    </div>
  );
}
