import { Suspense, useSyncExternalStore } from 'react';
import { toastStore, type ToastRegionTexts } from './toast-store.ts';
import { lazy } from './lazy.ts';

// Nobody waits for the region's script before there is something to say. Nothing that is needed stands in a toast alone: one that
// cannot be shown takes no page away.
const ShownToastRegion = lazy(
  () => import('./toast-region.tsx'),
  () => <></>,
);

/** Shows and dismisses toasts, from components and from plain code in the browser. */
export function useToast() {
  return { toast: toastStore.show, dismiss: toastStore.dismiss };
}

/** Stands once in the app, after everything else. */
export function ToastRegion(props: ToastRegionTexts) {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => undefined);
  if (!shown) return null;
  return (
    <Suspense>
      <ShownToastRegion shown={shown} {...props} />
    </Suspense>
  );
}
