import { useSyncExternalStore } from 'react';
import type { PlainDate } from '#kernel/time';
import { calendarDate } from '#kernel/visit-time';
import { readViewerZone } from './use-viewer-zone.ts';

const never = () => () => {};
const dateOfBrowser = () => {
  const zone = readViewerZone();
  return zone && calendarDate(Date.now(), zone);
};

/** The date on the reader's own calendar, which may be another than where somebody works; undefined as `useViewerZone` is. */
export function useViewersDate(): PlainDate | undefined {
  return useSyncExternalStore<PlainDate | undefined>(never, dateOfBrowser, () => undefined);
}
