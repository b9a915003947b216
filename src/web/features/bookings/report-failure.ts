import { useTranslations } from 'use-intl';
import { sentenceOf } from '#web/api/error.ts';
import { useToast } from '#web/ui/toast.tsx';

/** Says that a change of a booking did not happen: to the person, and in the log of their browser. */
export function useFailureReport() {
  const t = useTranslations('bookings');
  const { toast } = useToast();
  return (error: unknown) => {
    // The spec wants the failure logged.
    // oxlint-disable-next-line no-console
    console.error(error);
    toast({ title: t('notChanged'), description: sentenceOf(error), look: 'destructive' });
  };
}
