import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastStore } from './toast-store.ts';

// Nobody waits for the region's script before there is something to say.
const ShownToastRegion = lazy(() => import('./toast-region.tsx'));

/** Shows and dismisses toasts, from components and from plain code in the browser. */
export function useToast() {
  return { toast: toastStore.show, dismiss: toastStore.dismiss };
}

export interface ToastRegionProps {
  /** Names the region; `{hotkey}` is replaced by F8. "Notifications ({hotkey})" */
  label: string;
  closeLabel: string;
}

/** Stands once in the app, after everything else. */
export function ToastRegion(props: ToastRegionProps) {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => undefined);
  if (!shown) return null;
  return (
    <Suspense>
      <ShownToastRegion shown={shown} {...props} />
    </Suspense>
  );
}
