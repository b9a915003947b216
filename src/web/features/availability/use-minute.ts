import { useSyncExternalStore } from 'react';

const minute = 60_000;

function everySecond(tell: () => void): () => void {
  const timer = setInterval(tell, 1000);
  return () => clearInterval(timer);
}

/** The minute it is, in epoch ms; undefined until the page has come alive, because the server's minute is another. */
export function useMinute(): number | undefined {
  return useSyncExternalStore<number | undefined>(
    everySecond,
    () => Math.floor(Date.now() / minute) * minute,
    () => undefined,
  );
}
