import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The zone of the reader's own clock: for handlers and effects, because the server cannot know it. */
export function zoneOfBrowser(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The zone of the reader's own clock; undefined until the page has come alive. */
export function useViewerZone(): string | undefined {
  return useSyncExternalStore<string | undefined>(never, zoneOfBrowser, () => undefined);
}
