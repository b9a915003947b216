import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { followSettingsQuery } from './queries.ts';

/** Keeps one's lists of followers to oneself; the counts always show. */
export function HiddenSwitch() {
  const t = useTranslations('follows');
  const queries = useQueryClient();
  const { toast } = useToast();
  const query = followSettingsQuery(browserApi);
  const { data } = useQuery(query);
  const change = useMutation({
    mutationFn: (hidden: boolean) => browserApi('PUT /api/follows/settings', { body: { hidden } }),
    onMutate: (hidden) => {
      queries.setQueryData(query.queryKey, { hidden });
    },
    onError: (error, hidden) => {
      queries.setQueryData(query.queryKey, { hidden: !hidden });
      toast({ title: t('notHidden'), description: sentenceOf(error), look: 'destructive' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  });
  return (
    <Switch
      label={t('hidden')}
      hint={t('hiddenHint')}
      checked={data?.hidden ?? false}
      disabled={!data}
      onChange={(event) => change.mutate(event.target.checked)}
    />
  );
}
