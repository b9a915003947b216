import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { ThreadOnWire } from '#modules/messaging/contract';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { threadsKey } from './queries.ts';

/** Somebody new would like to write: accept, decline, or simply answer. */
export function RequestBanner({ thread }: { thread: ThreadOnWire }) {
  const t = useTranslations('messaging');
  const queries = useQueryClient();
  const { toast } = useToast();
  const answer = useMutation({
    mutationFn: (accepted: boolean) =>
      browserApi(accepted ? 'POST /api/threads/{threadId}/accept' : 'POST /api/threads/{threadId}/decline', {
        params: { threadId: thread.id },
      }),
    onSuccess: (_thread, accepted) => toast({ title: t(accepted ? 'accepted' : 'declined') }),
    onError: (error) => toast({ title: t('notAnswered'), description: sentenceOf(error), look: 'destructive' }),
    onSettled: () => queries.invalidateQueries({ queryKey: threadsKey }),
  });
  return (
    <Banner
      className="mt-3"
      title={t('requestTitle', { name: thread.person.fullName })}
      action={
        <span className="flex gap-2">
          <Button size="compact" onClick={() => answer.mutate(true)}>
            {t('accept')}
          </Button>
          <Button size="compact" look="quiet" onClick={() => answer.mutate(false)}>
            {t('decline')}
          </Button>
        </span>
      }
    >
      {t('requestText')}
    </Banner>
  );
}
