import { useEffect, useLayoutEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** Asks before somebody leaves what they have not saved: within the app in our words, beyond it in the browser's. */
export function LeaveGuard({ when }: { when: boolean }) {
  const t = useTranslations('settings');
  const guarding = useRef(when);
  // At once: whoever goes on because all is saved goes before other effects are undone.
  useLayoutEffect(() => {
    guarding.current = when;
    return () => {
      guarding.current = false;
    };
  }, [when]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => guarding.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
  const stay = () => blocker.state === 'blocked' && blocker.reset();
  return (
    <Dialog
      role="alertdialog"
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && stay()}
      title={t('leaveTitle')}
      description={t('leaveText')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={stay}>{t('stay')}</Button>
          <Button look="danger" onClick={() => blocker.state === 'blocked' && blocker.proceed()}>
            {t('leave')}
          </Button>
        </>
      }
    />
  );
}
