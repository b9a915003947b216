import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSettled } from '#web/ui/use-settled.ts';

/** What a list is narrowed to, as its address says. */
export function readFilters<State extends string>(url: URL | URLSearchParams, states: readonly State[]) {
  const search = url instanceof URL ? url.searchParams : url;
  const state = states.find((each) => each === search.get('state')) ?? states[0]!;
  return { q: search.get('q')?.slice(0, 100) ?? '', state };
}

/**
 * Words and state that a list is narrowed to. They stand in the address, so that a list can be kept as a bookmark and sent to
 * another admin; words go there once the typing pauses.
 */
export function useFilters<State extends string>(states: readonly State[]) {
  const [search, setSearch] = useSearchParams();
  const { q, state } = readFilters(search, states);
  const [typed, setTyped] = useState(q);
  const settled = useSettled(typed.trim());
  useEffect(() => {
    const unset = (params: URLSearchParams) => {
      if (settled) params.set('q', settled);
      else params.delete('q');
      return params;
    };
    if (settled !== q) setSearch(unset, { replace: true, preventScrollReset: true });
    // What the address says follows the typing, not the other way round.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);
  const setState = (wanted: State) =>
    setSearch(
      (params) => {
        params.set('state', wanted);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  /** Shows the list as it was narrowed once. */
  const show = (words: string, wanted: string) => {
    setTyped(words);
    const params = new URLSearchParams({ ...(words && { q: words }), state: wanted });
    setSearch(params, { replace: true, preventScrollReset: true });
  };
  const field = useRef<HTMLInputElement>(null);
  /** Shows all of it; the button that did so goes, and the focus with it to where words are written. */
  const clear = () => {
    show('', states[0]!);
    field.current?.focus();
  };
  const narrowed = q !== '' || state !== states[0];
  return { q, state, narrowed, typed, setTyped, setState, show, clear, field };
}
