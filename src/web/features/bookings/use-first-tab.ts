import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { takesBookings } from '#modules/accounts/rules';
import type { OwnUser } from '#modules/accounts/contract';
import { browserApi } from '#web/api/browser.ts';
import { sortWork } from './artist/sort-work.ts';
import { upcomingQuery } from './queries.ts';

export const bookingTabs = ['upcoming', 'professional', 'past'] as const;
export type BookingTab = (typeof bookingTabs)[number];

export interface FirstTab {
  readonly open: BookingTab;
  /** How many requests wait for this professional's answer. */
  readonly waiting: number;
  /** Whether it is still to be heard if the open tab is the one to begin with. */
  readonly unsure: boolean;
  /** Whether they take bookings themselves. */
  readonly works: boolean;
}

/**
 * The tab that is open. An address without one opens a professional's work, and what they booked for themselves only if there is
 * no work; answering the last request leaves it open.
 */
export function useFirstTab(
  named: BookingTab | undefined,
  { id, ...user }: Pick<OwnUser, 'id' | 'accountType' | 'trialStartedAt'>,
  now: number,
): FirstTab {
  const mine = useQuery(upcomingQuery(browserApi, 'client', id)).data;
  const asked = useQuery(upcomingQuery(browserApi, 'artist', id));
  const waiting = asked.data ? sortWork(asked.data, now).requests.length : 0;
  const [first, begin] = useState<BookingTab>();
  const works = takesBookings(user);
  if (named && first) begin(undefined);
  if (!named && !first && mine && !(works && asked.isPending)) {
    begin(works && (asked.data?.length || mine.length === 0) ? 'professional' : 'upcoming');
  }
  return { open: named ?? first ?? 'upcoming', waiting, unsure: !named && !first, works };
}
