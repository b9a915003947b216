import { useTranslations } from 'use-intl';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Beside the list, before a thread is chosen. */
export default function NoThread() {
  const t = useTranslations('messaging');
  return (
    <div className="grid h-full place-content-center">
      <EmptyState title={t('chooseTitle')}>{t('chooseText')}</EmptyState>
    </div>
  );
}
