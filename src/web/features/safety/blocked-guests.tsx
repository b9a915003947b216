import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { LongList } from '#web/ui/long-list.tsx';
import { PersonRow } from '#web/ui/person-row.tsx';
import { PersonSkeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { barsKey, guestBlocksQuery } from './queries.ts';

/** Which guests can no longer book one, each with the way back. */
export function BlockedGuests() {
  const t = useTranslations('safety');
  const { toast } = useToast();
  const queries = useQueryClient();
  const lift = useMutation({
    mutationFn: ({ id }: { id: number; name: string }) =>
      browserApi('DELETE /api/blocked-guests/{guestId}', { params: { guestId: id } }),
    onSuccess: (_answer, { name }) => toast({ title: t('block.undone', { name }) }),
    onError: (error) => toast({ title: t('failed'), description: sentenceOf(error), look: 'destructive' }),
    onSettled: () => queries.invalidateQueries({ queryKey: barsKey }),
  });
  return (
    <LongList
      query={useSteady(useInfiniteQuery(guestBlocksQuery(browserApi)))}
      words={{ loading: t('loading'), failed: t('failed'), tryAgain: t('tryAgain'), more: t('more') }}
      sentenceOf={sentenceOf}
      skeleton={<PersonSkeleton />}
      empty={<p className="py-2 text-ink-3">{t('guests.none')}</p>}
      itemOf={({ id, name, email, phone }) => (
        <PersonRow
          size="small"
          name={name}
          photo={null}
          profession={[email, phone].map(
            (known) =>
              known && (
                <bdi key={known} className="block">
                  {known}
                </bdi>
              ),
          )}
          action={
            <Button look="quiet" size="compact" onClick={() => lift.mutate({ id, name })}>
              {t('block.lift')} <span className="sr-only">{name}</span>
            </Button>
          }
        />
      )}
      className="divide-y divide-line"
    />
  );
}
