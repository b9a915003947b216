import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The zone that the browser's clock is set to; undefined until the page has come alive. */
export function useBrowserZone(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => undefined,
  );
}
