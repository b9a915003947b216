import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { refusalOf } from './queries.ts';
import type { Found } from './use-found.ts';

/** What every list of explore is handed. */
export interface ListProps<Row> {
  found: Found<Row>;
  /** Where the list begins without any filter; undefined when none is set. */
  clearHref: string | undefined;
  /** What was typed, when nothing else narrows the list. */
  searched: string | undefined;
  /** The next page as an address, for browsers without script. */
  moreHref: (cursor: string) => string;
  /** A search that finds more: where what was typed ends in a place, or near a place without what was typed. */
  instead: { readonly href: string; readonly words: string } | undefined;
  /** The place that is looked around, and how far. */
  near: { readonly place: string; readonly km: number } | undefined;
  /** The same search without a place; undefined where it has none, or asks for nothing else. */
  everywhereHref: string | undefined;
  /** The same search whenever somebody is free; undefined where it asks for no time, or for nothing else. */
  anyTimeHref: string | undefined;
  /** Where to ask for the list once more, when it did not come with the page. */
  againHref: string | undefined;
  /** Why it was refused, when what was asked does not go together: asked once more it would be refused again. */
  refused: string | undefined;
  /** What whoever looks for themselves should know: one's own list is without oneself. */
  unlisted?: string | false;
}

export interface FoundListProps<Row> extends ListProps<Row> {
  /** What it says when it did not come, and when there is nothing. */
  words: { error: string; empty: string };
  skeleton: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

/** Everything found so far, or why there is nothing. */
export function FoundList<Row extends { readonly id: number }>({
  found,
  clearHref,
  searched,
  instead,
  near,
  everywhereHref,
  anyTimeHref,
  moreHref,
  againHref,
  refused,
  unlisted,
  words,
  skeleton,
  children,
}: FoundListProps<Row>) {
  const t = useTranslations('explore');
  const { data, error, isError, isFetchNextPageError, refetch, fetchNextPage, isFetchingNextPage } = found;
  const why = refused ?? refusalOf(error);
  if (why) {
    return (
      <ErrorState title={why}>
        {clearHref && (
          <ButtonLink href={clearHref} look="quiet" size="compact" className="mt-3">
            {t('clear')}
          </ButtonLink>
        )}
      </ErrorState>
    );
  }
  if (isError && !isFetchNextPageError) {
    return <ErrorState title={words.error} retry={{ label: t('tryAgain'), onRetry: () => void refetch() }} />;
  }
  // A page without script asks no second time by itself.
  if (!data && againHref) {
    return (
      <ErrorState title={words.error}>
        <ButtonLink href={againHref} look="quiet" size="compact" className="mt-3">
          {t('tryAgain')}
        </ButtonLink>
      </ErrorState>
    );
  }
  if (!data) return skeleton;
  // Who became free sooner while one reads may come a second time.
  const rows = [...new Map(data.pages.flatMap(({ items }) => items).map((row) => [row.id, row])).values()];
  if (rows.length === 0) {
    return (
      <EmptyState
        title={words.empty}
        action={
          clearHref && (
            <div className="flex flex-wrap gap-2">
              {instead && <ButtonLink href={instead.href}>{instead.words}</ButtonLink>}
              {everywhereHref && (
                <ButtonLink href={everywhereHref} look={instead ? 'quiet' : 'action'}>
                  {t('lookEverywhere')}
                </ButtonLink>
              )}
              {anyTimeHref && (
                <ButtonLink href={anyTimeHref} look={instead || everywhereHref ? 'quiet' : 'action'}>
                  {t('lookAnyTime')}
                </ButtonLink>
              )}
              <ButtonLink href={clearHref} look="quiet">
                {t(searched ? 'clearSearch' : 'clear')}
              </ButtonLink>
            </div>
          )
        }
      >
        {clearHref && whyNobody()} {unlisted}
      </EmptyState>
    );
  }
  const next = data.pages.at(-1)?.next;
  return (
    <>
      {children(rows)}
      {isFetchNextPageError && <ErrorState title={words.error} className="mt-4" />}
      {next && (
        <div className="mt-6">
          <ButtonLink
            href={moreHref(next)}
            look="quiet"
            rel="nofollow"
            data-more
            aria-disabled={isFetchingNextPage || undefined}
            onClick={(event) => {
              event.preventDefault();
              if (!isFetchingNextPage) void fetchNextPage();
            }}
          >
            {isFetchingNextPage ? t('loadingMore') : t('showMore')}
          </ButtonLink>
        </div>
      )}
    </>
  );

  function whyNobody(): string {
    if (searched) return t('emptySearch', { words: searched });
    return near ? t('emptyNear', near) : t('emptyText');
  }
}
