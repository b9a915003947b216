import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Spinner } from '#web/ui/spinner.tsx';

/** Says that the next page is on its way, once that takes long enough to be noticed. */
export function Pending() {
  const t = useTranslations('shell');
  if (useNavigation().state !== 'loading') return null;
  return (
    <div className="late fixed inset-x-0 top-20 z-50 mx-auto w-fit rounded-pill bg-surface p-2 shadow-float">
      <Spinner label={t('loading')} />
    </div>
  );
}
