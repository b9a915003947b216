import type { EpochMs } from '#kernel/time';
import { differsOnTheClock, formatDateAndTime, formatMomentFor, inOnePiece, type Showing } from '#kernel/visit-time';
import { useViewerZone } from './use-viewer-zone.ts';

/**
 * How to say when something is on the clock of its place, and on the reader's where that shows otherwise; without zones where it
 * does not.
 */
export function useWhenThere(): (at: EpochMs, zone: string, showing?: Showing) => string {
  const viewerZone = useViewerZone();
  return (at, zone, showing) =>
    viewerZone !== undefined && !differsOnTheClock(zone, viewerZone, at)
      ? inOnePiece(formatDateAndTime(at, zone, showing))
      : formatMomentFor(viewerZone, at, zone, showing);
}
