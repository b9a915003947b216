import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#web/ui/dialog.tsx';
import type { DialogProps } from '#web/ui/dialog-props.ts';
import { SheetBroken, SheetLoading } from './sheet-states.tsx';

/** Milliseconds. Before that nobody takes the press for lost, and the sheet itself would come after a flash. */
const patienceMs = 300;

export interface SheetAheadProps extends Required<Pick<DialogProps, 'open' | 'title' | 'returnFocus'>> {
  onClose: () => void;
  /** Where what the sheet is about did not come. */
  onRetry: (() => void) | undefined;
}

/** In the place of a sheet whose booking is still on its way: the press is answered, and so is a line that broke. */
export function SheetAhead({ onClose, onRetry, ...dialog }: SheetAheadProps) {
  const t = useTranslations('bookings');
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!late && !onRetry) return null;
  return (
    <Dialog {...dialog} size="wide" onOpenChange={(stays) => !stays && onClose()} closeLabel={t('close')}>
      {onRetry ? <SheetBroken onRetry={onRetry} /> : <SheetLoading />}
    </Dialog>
  );
}
