import { useSyncExternalStore } from 'react';

const never = () => () => {};
const ofBrowser = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone of the reader's own clock; undefined until the page has come alive, because the server cannot know it. */
export function useViewerZone(): string | undefined {
  return useSyncExternalStore<string | undefined>(never, ofBrowser, () => undefined);
}
