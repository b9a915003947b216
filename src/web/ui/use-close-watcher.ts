import { useEffect, useEffectEvent } from 'react';

declare global {
  interface Window {
    /** Not in every browser, and not in the types of TypeScript yet. */
    readonly CloseWatcher?: new () => EventTarget & { requestClose(): void; destroy(): void };
  }
}

/**
 * Lets a phone's Back close what is open instead of leaving the page under it. Browsers that know no such thing go back as
 * ever; Escape is the dialog's own.
 */
export function useCloseWatcher(open: boolean, close: () => void): void {
  const closed = useEffectEvent(close);
  useEffect(() => {
    if (!open || !window.CloseWatcher) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => closed());
    return () => watcher.destroy();
  }, [open]);
}
