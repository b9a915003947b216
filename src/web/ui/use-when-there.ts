import type { EpochMs } from '#kernel/time';
import { differsOnTheClock, formatDateAndTime, formatMoment, inOnePiece } from '#kernel/visit-time';
import { useViewerZone } from './use-viewer-zone.ts';

/** How to say when something is on the clock of its place, in one piece; without the zone where the reader's clock is the same. */
export function useWhenThere(): (at: EpochMs, zone: string, showing?: { readonly now?: EpochMs }) => string {
  const viewerZone = useViewerZone();
  return (at, zone, showing) => {
    const same = viewerZone !== undefined && !differsOnTheClock(zone, viewerZone, at);
    return inOnePiece(same ? formatDateAndTime(at, zone, showing) : formatMoment(at, zone, showing));
  };
}
