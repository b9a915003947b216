import { useTranslations } from 'use-intl';
import { Banner } from '#web/ui/banner.tsx';

/** Says on every page of the sandbox that it is one. */
export function SandboxNotice() {
  const t = useTranslations('sandbox');
  return (
    <Banner look="warn" title={t('notice')}>
      {t('noticeText')}
    </Banner>
  );
}
