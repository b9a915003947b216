import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua';
import { foldRuns, type FeedEntry } from '#modules/posts/rules';
import { Button } from '#web/ui/button.tsx';
import { CaretDownIcon } from '#web/ui/icons.ts';
import type { Post } from '../queries.ts';
import { useLookAt } from '../use-look-at.ts';
import { useViewed } from './use-viewed.ts';

/** So many posts before and after those near the window are heard of, too. */
const stepLength = 10;

/** The measured heights of each feed, so that going back finds the same place. */
const measured = new Map<string, { readonly length: number; readonly cache: CacheSnapshot }>();

export interface FeedListProps {
  /** Names the list among others of the same browser tab. */
  name: string;
  posts: readonly Post[];
  /** Whether runs of one author fold. */
  folds: boolean;
  isLoading: boolean;
  cardOf: (post: Post, place: { position: number; first: boolean }) => ReactNode;
}

/** Posts under each other; only those near the window are in the document. */
export function FeedList({ name, posts, folds, isLoading, cardOf }: FeedListProps) {
  const t = useTranslations('posts.feed');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const handle = useRef<WindowVirtualizerHandle>(null);
  const entries = entriesOf(posts, folds, opened);
  const [near, setNear] = useState(posts[0]?.id);
  useLookAt(around(posts, near));
  const length = useRef(entries.length);
  const [kept] = useState(() => measured.get(name));
  useEffect(() => {
    length.current = entries.length;
  });
  useEffect(() => {
    const list = handle.current;
    return () => {
      if (list) measured.set(name, { length: length.current, cache: list.cache });
    };
  }, [name]);
  return (
    // The list is deaf to presses while it scrolls; a press that follows a scroll would be lost.
    <div role="feed" aria-label={t('title')} aria-busy={isLoading} className="*:pointer-events-auto!">
      <WindowVirtualizer
        ref={handle}
        ssrCount={Math.min(entries.length, 2)}
        itemSize={820}
        bufferSize={900}
        {...(kept?.length === entries.length && { cache: kept.cache })}
      >
        {entries.map((entry, index) =>
          'post' in entry ? (
            <Viewed
              key={entry.post.id}
              postId={entry.post.id}
              onNear={() => setNear((before) => nearer(posts, before, entry.post.id))}
            >
              {/* Each card comes alive by itself: all at once they would keep a slow phone busy for a moment too long. */}
              <Suspense>{cardOf(entry.post, { position: index + 1, first: index === 0 })}</Suspense>
            </Viewed>
          ) : (
            <div key={keyOf(entry.folded)} className="pb-5">
              <Button
                look="quiet"
                wide
                icon={<CaretDownIcon size={18} aria-hidden />}
                onClick={() => setOpened(new Set([...opened, keyOf(entry.folded)]))}
              >
                {t('folded', { count: entry.folded.length, name: firstNameOf(entry.folded[0]!) })}
              </Button>
            </div>
          ),
        )}
      </WindowVirtualizer>
    </div>
  );
}

function Viewed({ postId, onNear, children }: { postId: number; onNear: () => void; children: ReactNode }) {
  const comeNear = useRef(onNear);
  useEffect(() => comeNear.current(), []);
  return (
    <div ref={useViewed(postId)} className="pb-5">
      {children}
    </div>
  );
}

function entriesOf(posts: readonly Post[], folds: boolean, opened: ReadonlySet<string>): FeedEntry<Post>[] {
  if (!folds) return posts.map((post) => ({ post }));
  return foldRuns(posts).flatMap((entry) =>
    'folded' in entry && opened.has(keyOf(entry.folded)) ? entry.folded.map((post) => ({ post })) : [entry],
  );
}

/** The step of the list that a post is in. */
function stepOf(posts: readonly Post[], postId: number | undefined): number {
  return Math.floor(
    Math.max(
      0,
      posts.findIndex(({ id }) => id === postId),
    ) / stepLength,
  );
}

/** What came near last, or what did before in the same step: the list is not drawn anew for each. */
function nearer(posts: readonly Post[], before: number | undefined, postId: number): number | undefined {
  return stepOf(posts, before) === stepOf(posts, postId) ? before : postId;
}

/** The posts about the one that came near the window last, in steps, so that they do not change with each. */
function around(posts: readonly Post[], near: number | undefined): number[] {
  const step = stepOf(posts, near);
  return posts.slice(Math.max(0, step - 1) * stepLength, (step + 2) * stepLength).map(({ id }) => id);
}

function keyOf(folded: readonly Post[]): string {
  return `folded ${folded[0]!.id}`;
}

function firstNameOf({ user }: Post): string {
  return user.fullName.split(' ')[0] ?? user.fullName;
}
