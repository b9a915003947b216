import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What the booking sheet is opened for; it lies in the page's address, so that Back closes it. */
export type SheetAddress =
  /** The id of a booking whose time changes. */
  | { readonly move: number }
  /** The id of a booking that is to come again. */
  | { readonly again: number };

const names = ['move', 'again'] as const;

/** The sheet as a state of the address: opening is a step forward, closing the step back. */
export function useSheetAddress() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const openedHere = (state as { sheet?: boolean } | null)?.sheet === true;
  const opener = useRef<Element>(null);
  const address = readAddress(query);
  const { last, turn } = useLast(address);
  return {
    address,
    /** The address there was before it closed, while the sheet goes. */
    last,
    /** Another number each time that it opens. */
    turn,
    /** What was pressed to open it, if it is still there. */
    opener: () => (opener.current instanceof HTMLElement && opener.current.isConnected ? opener.current : null),
    open(wanted: SheetAddress) {
      opener.current = document.activeElement;
      const next = new URLSearchParams(query);
      for (const [name, id] of Object.entries(wanted)) next.set(name, String(id));
      return navigate({ search: `?${next}` }, { state: { sheet: true }, preventScrollReset: true });
    },
    close() {
      if (openedHere) return navigate(-1);
      for (const name of names) query.delete(name);
      return navigate({ search: query.size > 0 ? `?${query}` : '' }, { replace: true, preventScrollReset: true });
    },
  };
}

function useLast(address: SheetAddress | undefined) {
  const [state, setState] = useState({ last: address, open: address !== undefined, turn: 0 });
  const open = address !== undefined;
  if (open !== state.open) {
    setState({ last: address ?? state.last, open, turn: open ? state.turn + 1 : state.turn });
  }
  return state;
}

function readAddress(query: URLSearchParams): SheetAddress | undefined {
  const idOf = (name: string) => {
    const text = query.get(name);
    return text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
  };
  const [move, again] = [idOf('move'), idOf('again')];
  if (move !== undefined) return { move };
  return again === undefined ? undefined : { again };
}
