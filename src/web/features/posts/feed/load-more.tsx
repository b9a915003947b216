import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorState } from '#web/ui/error-state.tsx';
import { restingBelow } from '#web/ui/resting-below.ts';
import { Spinner } from '#web/ui/spinner.tsx';

export interface LoadMoreProps {
  isLoading: boolean;
  isBroken: boolean;
  onLoad: () => void;
}

/** The foot of a list that goes on: the next page comes before somebody gets here. */
export function LoadMore({ isLoading, isBroken, onLoad }: LoadMoreProps) {
  const t = useTranslations('posts.feed');
  const foot = useRef<HTMLDivElement>(null);
  const load = useRef(onLoad);
  useEffect(() => {
    load.current = onLoad;
  });
  useEffect(() => {
    if (isLoading || isBroken || !foot.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load.current(), {
      rootMargin: '0px 0px 1600px',
    });
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [isLoading, isBroken]);
  return (
    // Rests: what turns where nobody looks keeps the whole browser drawing.
    <div ref={foot} {...restingBelow(4, 'flex min-h-16 justify-center py-4')}>
      {isBroken ? (
        <ErrorState title={t('moreBroken')} retry={{ label: t('tryAgain'), onRetry: onLoad }} />
      ) : (
        <Spinner label={t('loading')} />
      )}
    </div>
  );
}
