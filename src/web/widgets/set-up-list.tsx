import { useQueryClient } from '@tanstack/react-query';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import type { OwnUser } from '#modules/accounts/contract';
import { setUpMessages } from '#messages/en/set-up.ts';
import { sentenceOf } from '#web/api/error.ts';
import { userKey } from '#web/features/accounts/queries.ts';
import { Completeness } from '#web/features/profiles/completeness.tsx';
import { useUpdateProfile } from '#web/features/profiles/use-update-profile.ts';
import { useToast } from '#web/ui/toast.tsx';
import { useSetUpFacts } from './set-up-facts.ts';

export interface SetUpListProps {
  user: OwnUser;
  /** Whether it may be sent away here; then it stays so. */
  dismissable?: boolean;
}

/** What is left to set up of one's own page. It brings its texts, which other parts of its pages do not say. */
export function SetUpList(props: SetUpListProps) {
  return (
    <IntlProvider locale={readerLocale()} messages={setUpMessages} timeZone="UTC">
      <WhatIsLeft {...props} />
    </IntlProvider>
  );
}

function WhatIsLeft({ user, dismissable = false }: SetUpListProps) {
  const t = useTranslations('setUp');
  const { toast } = useToast();
  const cache = useQueryClient();
  const update = useUpdateProfile();
  const facts = useSetUpFacts(user);
  if (!facts || (dismissable && user.checklistDismissed)) return null;
  function dismiss() {
    update.mutate(
      { checklistDismissed: true },
      {
        onSuccess: (saved) => {
          cache.setQueryData(userKey, saved);
          toast({ title: t('dismissed'), description: t('dismissedText') });
        },
        onError: (error) => toast({ title: sentenceOf(error) ?? t('notDismissed'), look: 'destructive' }),
      },
    );
  }
  return <Completeness facts={facts} {...(dismissable && { onDismiss: dismiss })} />;
}
