import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Tier } from '#modules/subscriptions/rules';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { useToast } from '#web/ui/toast.tsx';
import { planKey } from './queries.ts';

interface Change {
  readonly act: Tier | 'cancel' | 'resume';
  /** What is said once it is done. */
  readonly said?: string;
}

/** Another plan from the next charge on, its end, or that it goes on after all. `userKey`: where the cache keeps whoever is signed in. */
export function useChangePlan(userKey: readonly unknown[]) {
  const t = useTranslations('plan');
  const queries = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: ({ act }: Change) => {
      if (act === 'cancel') return browserApi('DELETE /api/subscription');
      if (act === 'resume') return browserApi('POST /api/subscription/resume');
      return browserApi('PUT /api/subscription', { body: { tier: act } });
    },
    onSuccess: async (user, { said }) => {
      queries.setQueryData(userKey, user);
      await queries.invalidateQueries({ queryKey: planKey, exact: true });
      if (said) toast({ title: said });
    },
    onError: (error) => toast({ title: t('notStarted'), description: sentenceOf(error), look: 'destructive' }),
  });
}
