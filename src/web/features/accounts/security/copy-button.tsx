import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { CopyIcon } from '#web/ui/icons.ts';
import { useToast } from '#web/ui/toast.tsx';

/** Copies what somebody needs in another program, and says so. */
export function CopyButton({ text, copied }: { text: string; copied: string }) {
  const t = useTranslations('security.step');
  const { toast } = useToast();
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => toast({ title: copied }),
        () => toast({ title: t('copyFailed'), look: 'destructive' }),
      );
  return (
    <Button look="quiet" size="compact" icon={<CopyIcon size={18} aria-hidden />} onClick={() => void copy()}>
      {t('copyCodes')}
    </Button>
  );
}
