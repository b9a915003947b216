import { Suspense, useState } from 'react';
import type { DialogProps } from './dialog-props.ts';
import { lazy } from './lazy.ts';

const load = () => import('./dialog-window.tsx');
const DialogWindow = lazy(async () => ({ default: (await load()).DialogWindow }));

/** Wraps a button in a dialog's footer that only closes it. */
export const DialogClose = lazy(async () => ({ default: (await load()).DialogClose }));

/**
 * A sheet from the bottom on a phone, a centred dialog from 768 px. One at a time, never stacked. Its script is fetched
 * when it opens for the first time.
 */
export function Dialog(props: DialogProps) {
  const [needed, setNeeded] = useState(props.open);
  if (props.open && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense>
      <DialogWindow {...props} />
    </Suspense>
  );
}
