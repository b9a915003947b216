import { useTranslations } from 'use-intl';
import { ShareNetworkIcon } from '#web/ui/icons.ts';
import { ShareDetails } from '#web/ui/share-details.tsx';

/** The public page's address to hand on. No script needed. */
export function ShareMenu({ name, url }: { name: string; url: string }) {
  const t = useTranslations('profiles');
  return (
    <ShareDetails
      summaryClassName="min-h-12! gap-2 max-md:grow rounded-control border-[1.5px] border-line-strong px-5 type-strong hover:border-ink"
      summary={
        <>
          <ShareNetworkIcon size={20} aria-hidden />
          {t('share')}
        </>
      }
      url={url}
      texts={{
        address: t('shareAddress'),
        mail: t('shareMail'),
        whatsApp: t('shareWhatsApp'),
        message: t('shareText', { name, url }),
        copy: t('shareCopy'),
        copied: t('shareCopied'),
      }}
    />
  );
}
