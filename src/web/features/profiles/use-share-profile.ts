import { useTranslations } from 'use-intl';
import { handOn } from '#web/ui/hand-on.ts';
import { useToast } from '#web/ui/toast.tsx';

/** Hands the address of somebody's public page on and says what came of it. */
export function useShareProfile() {
  const t = useTranslations('people');
  const { toast } = useToast();
  return async (name: string, url: string) => {
    const done = await handOn({ title: name, url });
    if (done === 'copied') toast({ title: t('addressCopied'), description: url });
    if (done === 'refused') toast({ title: t('addressNotCopied'), description: url, look: 'destructive' });
  };
}
