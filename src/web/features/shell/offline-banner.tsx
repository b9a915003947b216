import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { WifiSlashIcon } from '#web/ui/icons.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says that what is on the screen is what was loaded, while there is no connection. */
export function OfflineBanner() {
  const t = useTranslations('shell');
  const offline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <div role="status" className="sticky top-0 z-30">
      {offline && (
        <p className="flex items-center justify-center gap-2 bg-warn-soft py-2.5 type-small-strong text-balance text-warn page-gutter">
          <WifiSlashIcon size={20} aria-hidden />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
