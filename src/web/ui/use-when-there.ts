import type { EpochMs } from '#kernel/time';
import { formatMomentFor, type Showing } from '#kernel/visit-time';
import { useViewerZone } from './use-viewer-zone.ts';

/** How to say when something is on the clock of its place, and on the reader's where that shows otherwise. */
export function useWhenThere(): (at: EpochMs, zone: string, showing?: Showing) => string {
  const viewerZone = useViewerZone();
  return (at, zone, showing) => formatMomentFor(viewerZone, at, zone, showing);
}
