import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { noticesKey, unreadNoticesQuery } from './queries.ts';

/** Marks everything as read; there only while something is not. */
export function ReadAllButton() {
  const t = useTranslations('inbox');
  const queries = useQueryClient();
  const { toast } = useToast();
  const { data: unread = 0 } = useQuery(unreadNoticesQuery(browserApi));
  const readAll = useMutation({
    mutationFn: () => browserApi('POST /api/notifications/read'),
    onError: (error) => toast({ title: t('failed'), description: sentenceOf(error), look: 'destructive' }),
    onSettled: () => queries.invalidateQueries({ queryKey: noticesKey }),
  });
  if (unread === 0) return null;
  return (
    <Button look="quiet" size="compact" onClick={() => readAll.mutate()}>
      {t('readAll')}
    </Button>
  );
}
