import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { sentenceOf } from '#web/api/error.ts';
import { LongList, type LongListQuery } from '#web/ui/long-list.tsx';
import { PersonSkeleton } from '#web/ui/skeleton.tsx';

export interface AdminListProps<Item> {
  label: string;
  query: LongListQuery<Item>;
  /** What is said where there is nothing. */
  none: ReactNode;
  itemOf: (item: Item) => ReactNode;
}

/** A list of the admin area, page by page. */
export function AdminList<Item extends { readonly id: number }>({ label, query, none, itemOf }: AdminListProps<Item>) {
  const t = useTranslations('admin');
  return (
    <LongList
      label={label}
      query={query}
      words={{ loading: t('loading'), failed: t('failed'), tryAgain: t('again'), more: t('more') }}
      sentenceOf={sentenceOf}
      skeleton={<PersonSkeleton />}
      empty={typeof none === 'string' ? <p className="text-ink-2">{none}</p> : none}
      itemOf={itemOf}
      className="divide-y divide-line"
    />
  );
}
