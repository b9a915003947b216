import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminCategoryOnWire } from '#modules/admin/contract';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PlusIcon } from '#web/ui/icons.ts';
import { lazy } from '#web/ui/lazy.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { PersonSkeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { CategoryRow, type Way } from './category-row.tsx';
import { adminCategoriesQuery } from './queries.ts';
import { useCategoriesEdit } from './use-categories-edit.ts';

const CategoryDialog = lazy(async () => ({ default: (await import('./category-dialog.tsx')).CategoryDialog }));

/** What people look for, in the order in which everybody sees it. */
export function CategoryList() {
  const t = useTranslations('admin');
  const { data, isError, isPending, refetch } = useSteady(useQuery(adminCategoriesQuery(browserApi)));
  const add = useRef<HTMLButtonElement>(null);
  const [adding, setAdding] = useState(false);
  return (
    <>
      <PageHead
        title={t('sections.categories')}
        subtitle={t('categories.subtitle')}
        action={
          <Button
            ref={add}
            icon={<PlusIcon size={20} aria-hidden />}
            aria-disabled={!data}
            onClick={() => data && setAdding(true)}
          >
            {t('categories.add')}
          </Button>
        }
      />
      {isError && <ErrorState title={t('failed')} retry={{ label: t('again'), onRetry: () => void refetch() }} />}
      {isPending && <PersonSkeleton />}
      {data && <Rows categories={data} />}
      <Suspense>
        {adding && data && (
          <CategoryDialog all={data} onClose={() => setAdding(false)} returnFocus={() => add.current} />
        )}
      </Suspense>
    </>
  );
}

function Rows({ categories }: { categories: readonly AdminCategoryOnWire[] }) {
  const t = useTranslations('admin');
  const { toast } = useToast();
  const take = useCategoriesEdit();
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ id: number; way: Way }>();
  const moving = useMutation({
    // One press after the other: each is a step from where the one before has led.
    scope: { id: 'move-category' },
    mutationFn: ({ id: categoryId, way }: { id: number; way: Way }) =>
      take(browserApi('POST /api/admin/categories/{categoryId}/move', { params: { categoryId }, body: { way } })),
    onSuccess: (_done, move) => setMoved(move),
    onError: (error) => toast({ title: sentenceOf(error) ?? t('failed') }),
  });
  const place = categories.findIndex(({ id }) => id === moved?.id);
  // The focus travels along with what was moved.
  useEffect(() => {
    if (moved) list.current?.children[place]?.querySelector<HTMLElement>(`[data-way=${moved.way}]`)?.focus();
  }, [moved, place]);
  return (
    <>
      <ol ref={list} className="divide-y divide-line">
        {categories.map((category, index) => (
          <CategoryRow
            key={category.id}
            category={category}
            all={categories}
            first={index === 0}
            last={index === categories.length - 1}
            onMove={(way) => moving.mutate({ id: category.id, way })}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {categories[place] &&
          t('categories.moved', { name: categories[place].names.en, place: place + 1, count: categories.length })}
      </p>
    </>
  );
}
