import { useSyncExternalStore } from 'react';
import { zoneOfBrowser } from '#web/ui/use-viewer-zone.ts';

const never = () => () => {};

/** The zone of the reader's clock; while the page comes alive what the server took for it, so that both show the same. */
export function useReaderZone(ofServer: string, ofAccount: string | undefined): string {
  const guessed = ofAccount ?? (ofServer || 'UTC');
  return useSyncExternalStore(never, zoneOfBrowser, () => guessed);
}
