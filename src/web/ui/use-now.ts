import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The time by the minute, epoch milliseconds. It begins with when the page was made, so that server and browser agree. */
export function useNow(made: number): number {
  const [ticked, setTicked] = useState(made);
  useEffect(() => {
    const tick = () => setTicked(Date.now());
    const timer = setInterval(tick, minuteMs);
    // A tab in the background ticks late.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return Math.max(made, ticked);
}
