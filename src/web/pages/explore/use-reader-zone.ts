import { useSyncExternalStore } from 'react';

const never = () => () => {};
const ofBrowser = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone of the reader's clock; while the page comes alive what the server took for it, so that both show the same. */
export function useReaderZone(ofServer: string, ofAccount: string | undefined): string {
  const guessed = ofAccount ?? (ofServer || 'UTC');
  return useSyncExternalStore(never, ofBrowser, () => guessed);
}
