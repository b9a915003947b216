import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { paths } from '#web/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { useToast } from '#web/ui/toast.tsx';

/** Asks somebody to follow the link that verifies their address; sends it again, and leads to where the address changes. */
export function VerifyNotice({ email }: { email: string }) {
  const t = useTranslations('verify');
  const { toast } = useToast();
  const again = useMutation({
    mutationFn: () => browserApi('POST /api/email/verify/resend'),
    onSuccess: () => toast({ title: t('sent'), description: email }),
    onError: (error) => toast({ title: t('failed'), description: sentenceOf(error), look: 'destructive' }),
  });
  return (
    <Banner
      title={t('title')}
      action={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            look="quiet"
            size="compact"
            busy={again.isPending}
            busyLabel={t('sending')}
            onClick={() => again.mutate()}
          >
            {t('again')}
          </Button>
          <Link href={`${paths.settings.security}#email`} className="link inline-flex min-h-11 items-center type-small">
            {t('change')}
          </Link>
        </span>
      }
    >
      <span className="wrap-anywhere">{t('text', { email })}</span>
    </Banner>
  );
}
