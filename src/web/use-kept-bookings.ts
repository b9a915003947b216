import { useEffect } from 'react';
import { browserQueries } from '#web/api/queries.ts';

/** Has the browser keep what is booked for when there is no connection; that is not why anybody waits for the page. */
export function useKeptBookings(): void {
  useEffect(() => {
    let stop = () => {};
    let left = false;
    void import('./keep-bookings.ts').then(({ keepBookings }) => {
      if (!left) stop = keepBookings(browserQueries);
    });
    return () => {
      left = true;
      stop();
    };
  }, []);
}
