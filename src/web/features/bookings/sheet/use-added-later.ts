import { useEffect, useRef } from 'react';
import type { EpochMs } from '#kernel/time';

/** Keeps the chosen time anew when something is added to the visit or left out: it takes another while now. */
export function useAddedLater(
  added: readonly number[],
  {
    chosen,
    choose,
  }: { readonly chosen: EpochMs | undefined; readonly choose: (at: EpochMs, how: { readonly again: boolean }) => void },
): void {
  const before = useRef(added.join());
  useEffect(() => {
    if (before.current === added.join()) return;
    before.current = added.join();
    if (chosen !== undefined) choose(chosen, { again: true });
  });
}
