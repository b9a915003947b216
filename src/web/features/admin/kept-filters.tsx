import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminFilterOnWire } from '#modules/admin/contract';
import { browserApi } from '#web/api/browser.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { lazy } from '#web/ui/lazy.ts';
import { useToast } from '#web/ui/toast.tsx';
import { useShown } from '#web/ui/use-shown.ts';
import { filtersQuery } from './queries.ts';

const { queryKey } = filtersQuery(browserApi);

const KeepFilterDialog = lazy(async () => ({ default: (await import('./keep-filter-dialog.tsx')).KeepFilterDialog }));

export interface KeptFiltersProps extends Pick<AdminFilterOnWire, 'list' | 'q' | 'state'> {
  /** Whether the list is narrowed at all. */
  narrowed: boolean;
  show: (q: string, state: string) => void;
}

/** The filters that an admin kept of a list. What is shown can be kept, too; what is shown and kept can be removed. */
export function KeptFilters({ list, q, state, narrowed, show }: KeptFiltersProps) {
  const t = useTranslations('admin');
  const { toast } = useToast();
  const queries = useQueryClient();
  const row = useRef<HTMLDivElement>(null);
  const keeping = useShown<Pick<AdminFilterOnWire, 'list' | 'q' | 'state'>>();
  const { data = [] } = useQuery(filtersQuery(browserApi));
  const kept = data.filter((each) => each.list === list);
  const shown = kept.find((each) => each.q === q && each.state === state);
  const focusRow = () => row.current;
  const remove = useMutation({
    mutationFn: (filterId: number) => browserApi('DELETE /api/admin/filters/{filterId}', { params: { filterId } }),
    onSuccess: (_, filterId) => {
      queries.setQueryData(queryKey, (all = []) => all.filter(({ id }) => id !== filterId));
      toast({ title: t('filter.removed') });
      focusRow()?.focus();
    },
    onError: () => {
      toast({ title: t('failed'), look: 'destructive' });
      void queries.invalidateQueries({ queryKey });
    },
  });
  if (kept.length === 0 && !narrowed) return null;
  return (
    <div
      ref={row}
      role="group"
      aria-label={t('filter.label')}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-2"
    >
      {kept.map((each) => (
        <Chip key={each.id} selected={each === shown} onClick={() => show(each.q, each.state)}>
          {each.name}
        </Chip>
      ))}
      {shown && (
        <Button
          look="quiet"
          size="compact"
          busy={remove.isPending}
          busyLabel={t('busy')}
          onClick={() => remove.mutate(shown.id)}
        >
          {t('filter.remove', { name: shown.name })}
        </Button>
      )}
      {narrowed && !shown && (
        <Button look="quiet" size="compact" onClick={() => keeping.show({ list, q, state })}>
          {t('filter.keep')}
        </Button>
      )}
      <Suspense>
        {keeping.value && (
          <KeepFilterDialog
            key={keeping.turn}
            open={keeping.open}
            filter={keeping.value}
            onClose={keeping.hide}
            returnFocus={focusRow}
          />
        )}
      </Suspense>
    </div>
  );
}
