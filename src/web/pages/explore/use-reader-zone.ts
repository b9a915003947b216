import { useViewerZone } from '#web/ui/use-viewer-zone.ts';

/** The zone of the reader's clock; while the page comes alive what the server took for it, so that both show the same. */
export function useReaderZone(ofServer: string, ofAccount: string | undefined): string {
  const ofBrowser = useViewerZone();
  return ofBrowser ?? ofAccount ?? (ofServer || 'UTC');
}
