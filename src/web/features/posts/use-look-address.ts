import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { parseInstant } from '#kernel/time';

/** The post that somebody books after, and the time when one was pressed; epoch milliseconds. */
export interface LookAddress {
  readonly postId: number;
  readonly at: number | undefined;
}

/** The booking sheet as a state of the address, so that Back closes it. */
export function useLookAddress() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const opener = useRef<Element>(null);
  const query = new URLSearchParams(search);
  const openedHere = (state as { sheet?: boolean } | null)?.sheet === true;
  return {
    look: readLook(query),
    /** What was pressed to open it, if it is still there. */
    opener: () => (opener.current instanceof HTMLElement && opener.current.isConnected ? opener.current : null),
    open(postId: number, at?: number) {
      opener.current = document.activeElement;
      const next = new URLSearchParams(query);
      next.set('look', String(postId));
      if (at === undefined) next.delete('at');
      else next.set('at', new Date(at).toISOString());
      return navigate({ search: `?${next}` }, { state: { sheet: true }, preventScrollReset: true });
    },
    close() {
      if (openedHere) return navigate(-1);
      query.delete('look');
      query.delete('at');
      return navigate({ search: query.size > 0 ? `?${query}` : '' }, { replace: true, preventScrollReset: true });
    },
  };
}

function readLook(query: URLSearchParams): LookAddress | undefined {
  const id = query.get('look') ?? '';
  const at = query.get('at') ?? '';
  return /^[1-9]\d{0,9}$/.test(id) ? { postId: Number(id), at: parseInstant(at) } : undefined;
}
