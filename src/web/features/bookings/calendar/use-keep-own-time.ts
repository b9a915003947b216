import { useTranslations } from 'use-intl';
import { formatTime } from '#kernel/visit-time';
import { sentenceOf } from '#web/api/error.ts';
import { useToast } from '#web/ui/toast.tsx';
import type { Calendar } from './calendar-query.ts';
import { spanOf } from './gaps-within.ts';
import { useBlockTime } from './use-blocks.ts';

/** Keeps the time of a visit of one's own with somebody else from being booked; the note of the blocked time says with whom one is. */
export function useKeepOwnTime(timeZone: string) {
  const t = useTranslations('calendar');
  const { toast } = useToast();
  const block = useBlockTime();
  const whenOf = (visit: Calendar['ownVisits'][number]) => {
    const { start, end } = spanOf(visit);
    return t('visit', { start: formatTime(start, timeZone), end: formatTime(end, timeZone) });
  };
  const keep = (visit: Calendar['ownVisits'][number]) =>
    block.mutate(
      { ...spanOf(visit), note: t('own.mark', { name: visit.artistName }) },
      {
        onSuccess: () => toast({ title: t('block.done', { when: whenOf(visit) }) }),
        onError: (error) => toast({ title: t('own.notKept'), description: sentenceOf(error), look: 'destructive' }),
      },
    );
  return { keep, whenOf, isPending: block.isPending };
}
