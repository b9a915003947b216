import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { useToast } from '#web/ui/toast.tsx';
import { openingsKey, type Opening } from './queries.ts';
import { useAddOpening } from './use-add-opening.ts';

/** Takes one's own opening back at once; the toast brings it again. */
export function useTakeBack() {
  const t = useTranslations('openings');
  const { toast } = useToast();
  const queries = useQueryClient();
  const adding = useAddOpening();
  const removal = useMutation({
    mutationFn: (openingId: number) => browserApi('DELETE /api/openings/{openingId}', { params: { openingId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: openingsKey }),
  });

  async function restore({ service, start, percent }: Opening) {
    try {
      await adding.mutateAsync({ serviceId: service.id, at: Date.parse(start), percent });
      toast({ title: t('restored') });
    } catch (error) {
      toast({ title: t('notRestored'), description: sentenceOf(error) ?? '', look: 'destructive' });
    }
  }

  return async (opening: Opening) => {
    try {
      await removal.mutateAsync(opening.id);
    } catch (error) {
      toast({ title: t('notTakenBack'), description: sentenceOf(error) ?? '', look: 'destructive' });
      return;
    }
    toast({ title: t('takenBack'), action: { label: t('undo'), onSelect: () => void restore(opening) } });
  };
}
