import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { NoticeSettings } from '#modules/notifications/contract';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { noticeSettingsQuery, type Topic } from './queries.ts';

const topics = [
  'bookings',
  'messages',
  'comments',
  'mentions',
  'likes',
  'follows',
  'ratings',
  'payments',
] as const satisfies Topic[];

/** A switch for each topic; it holds at once and goes back when that fails. */
export function TopicSwitches() {
  const t = useTranslations('settingsFrame.notifications');
  const queries = useQueryClient();
  const { toast } = useToast();
  const query = noticeSettingsQuery(browserApi);
  const settings = useSteady(useQuery(query));
  const change = useMutation({
    mutationFn: (wished: Partial<NoticeSettings>) => browserApi('PUT /api/notifications/settings', { body: wished }),
    onMutate: (wished) => {
      const before = queries.getQueryData(query.queryKey);
      if (before) queries.setQueryData(query.queryKey, { ...before, ...wished });
      return before;
    },
    onError: (error, _wished, before) => {
      if (before) queries.setQueryData(query.queryKey, before);
      toast({ title: t('failed'), description: sentenceOf(error), look: 'destructive' });
    },
  });
  if (settings.isPending) {
    return (
      <LoadingRegion label={t('loading')} className="grid gap-4">
        {topics.map((topic) => (
          <Skeleton key={topic} className="h-11" />
        ))}
      </LoadingRegion>
    );
  }
  if (settings.error) {
    return (
      <ErrorState title={t('failed')} retry={{ label: t('tryAgain'), onRetry: () => void settings.refetch() }}>
        {sentenceOf(settings.error)}
      </ErrorState>
    );
  }
  return (
    <Card padded={false} className="divide-y divide-line px-5 py-1">
      {topics.map((topic) => (
        <Switch
          key={topic}
          label={t(`topics.${topic}`)}
          hint={t(`hints.${topic}`)}
          checked={settings.data[topic]}
          onChange={(event) => change.mutate({ [topic]: event.target.checked })}
          className="py-3.5"
        />
      ))}
    </Card>
  );
}
