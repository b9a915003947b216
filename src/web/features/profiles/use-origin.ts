import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Where this site lives, "https://uli.example"; empty until the page has come alive. */
export function useOrigin(): string {
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
}
