import { Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { lazy } from '#web/ui/lazy.ts';
import type { ReasonDialogProps } from './reason-dialog.tsx';

const ReasonDialog = lazy(async () => ({ default: (await import('./reason-dialog.tsx')).ReasonDialog }));

type Asked = Omit<ReasonDialogProps, 'open' | 'onClose' | 'returnFocus'>;

/**
 * Which of several deeds an admin is asked about; `dialog` asks for the reason, and the focus goes back to the button that
 * asked.
 */
export function useAsking<Deed extends string>(
  askedOf: (deed: Deed) => Asked,
): {
  ask: (deed: Deed, event: MouseEvent<HTMLElement>) => void;
  dialog: ReactNode;
} {
  const [asking, setAsking] = useState<Deed>();
  const [button, setButton] = useState<HTMLElement | null>(null);
  return {
    ask: (deed, { currentTarget }) => {
      setButton(currentTarget);
      setAsking(deed);
    },
    dialog: (
      <Suspense>
        {asking && (
          <ReasonDialog {...askedOf(asking)} open onClose={() => setAsking(undefined)} returnFocus={() => button} />
        )}
      </Suspense>
    ),
  };
}
