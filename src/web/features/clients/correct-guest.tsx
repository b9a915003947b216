import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { lazy } from '#web/ui/lazy.ts';
import type { CorrectDialogProps } from './correct-dialog.tsx';

const CorrectDialog = lazy(async () => ({ default: (await import('./correct-dialog.tsx')).CorrectDialog }));

/** The button that corrects what a guest is called, and what it opens. */
export function CorrectGuest(props: Pick<CorrectDialogProps, 'bookingId' | 'guest'>) {
  const t = useTranslations('clients');
  const [turn, setTurn] = useState(0);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        onClick={() => {
          setTurn(turn + 1);
          setOpen(true);
        }}
      >
        {t('correct')}
      </Button>
      <Suspense>
        {turn > 0 && <CorrectDialog key={turn} {...props} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
