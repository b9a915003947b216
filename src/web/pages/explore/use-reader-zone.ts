import { useViewerZone } from '#web/ui/use-viewer-zone.ts';

/** The zone of the reader's clock: their device's, else their account's; undefined where neither says. */
export function useReaderZone(ofAccount: string | undefined): string | undefined {
  const ofDevice = useViewerZone();
  return ofDevice ?? (ofAccount === 'UTC' ? undefined : ofAccount);
}
