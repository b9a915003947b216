import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { EpochMs } from '#kernel/time';
import { browserApi } from '#web/api/browser.ts';
import type { AttachedLook } from '../look-line.tsx';
import { hrefOnceBooked } from '../href-once-booked.ts';
import { BookingSheet } from './booking-sheet.tsx';

/** What somebody saw and wants. */
export interface Look {
  readonly shown: AttachedLook;
  readonly artist: { readonly id: number; readonly fullName: string };
  readonly serviceId: number | undefined;
  /** A free time that was pressed. */
  readonly at: EpochMs | undefined;
}

export interface LookSheetProps {
  /** Undefined once it is closed. */
  look: Look | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** The booking sheet under a post: its service is chosen and the post goes along, so that the artist sees what is meant. */
export function LookSheet({ look, onClose, returnFocus }: LookSheetProps) {
  const navigate = useNavigate();
  const { last, turn } = useLast(look);
  const artist = useQuery({
    queryKey: ['users', last?.artist.id],
    queryFn: () => browserApi('GET /api/users/{userId}', { params: { userId: last!.artist.id } }),
    enabled: last !== undefined,
  });
  if (!last) return null;
  return (
    <BookingSheet
      key={turn}
      open={look !== undefined}
      onClose={onClose}
      returnFocus={returnFocus}
      // Their city comes later: what was pressed opens with the press.
      artist={artist.data ?? { ...last.artist, city: null }}
      serviceId={last.serviceId}
      at={last.at}
      look={last.shown}
      onBooked={(booked) => void navigate(hrefOnceBooked(booked), { replace: true })}
    />
  );
}

/** The look it was opened for stays while the sheet goes; each opening has another number. */
function useLast(look: Look | undefined) {
  const [state, setState] = useState({ last: look, open: look !== undefined, turn: 0 });
  const open = look !== undefined;
  if (open !== state.open) setState({ last: look ?? state.last, open, turn: open ? state.turn + 1 : state.turn });
  return state;
}
