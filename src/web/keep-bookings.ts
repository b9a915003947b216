import type { QueryClient } from '@tanstack/react-query';

const restsFor = 1_500;

/** Has the browser keep the bookings for when there is no connection, now and a moment after each change; answers how to stop. */
export function keepBookings(queries: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void keep().catch(() => {}), restsFor);
  };
  soon();
  const stop = queries.getQueryCache().subscribe((event) => {
    const told = event.type === 'updated' && event.action.type === 'success';
    if (told && event.query.queryKey[0] === 'bookings') soon();
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

async function keep(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  // Not a window: a worker has no origin but its own.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage('keep');
}
