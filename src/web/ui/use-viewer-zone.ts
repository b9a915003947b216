import { useSyncExternalStore } from 'react';
import { deviceZone, zoneOfDevice } from '#kernel/told-clocks';

const never = () => () => {};

/** The reader's own clock as a zone, for handlers and effects; undefined where their browser does not say which it is. */
export function readViewerZone(): string | undefined {
  return zoneOfDevice() && deviceZone;
}

/** The same for what is drawn: undefined until the page has come alive, because the server cannot know it. */
export function useViewerZone(): string | undefined {
  return useSyncExternalStore<string | undefined>(never, readViewerZone, () => undefined);
}
