import { useSyncExternalStore } from 'react';
import type { PlainDate } from '#kernel/time';
import { calendarDate } from '#kernel/visit-time';
import { zoneOfBrowser } from './use-viewer-zone.ts';

const never = () => () => {};
const dateOfBrowser = () => calendarDate(Date.now(), zoneOfBrowser());

/** The date on the reader's own calendar, which may be another than where somebody works; undefined as `useViewerZone` is. */
export function useViewersDate(): PlainDate | undefined {
  return useSyncExternalStore<PlainDate | undefined>(never, dateOfBrowser, () => undefined);
}
