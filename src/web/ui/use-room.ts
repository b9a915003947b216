import { useSyncExternalStore } from 'react';

/** Whether the window is at least this wide, 'md' or 'lg'; `guess` stands for it until the page is alive. */
export function useRoom(size: 'md' | 'lg', guess: boolean): boolean {
  const query = `(min-width: ${{ md: 48, lg: 64 }[size]}rem)`;
  return useSyncExternalStore(
    (changed) => {
      const room = matchMedia(query);
      room.addEventListener('change', changed);
      return () => room.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => guess,
  );
}
