import { useEffect, useState } from 'react';

/**
 * Going to an address away from here, such as a payment page. `leaving` holds from then on: what was pressed stays busy. A
 * browser may keep the page as it was and show it again on the way back; then it ends, or the button would stay busy for good.
 */
export function useLeaving(): { leaving: boolean; leave: (url: string) => void } {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
  const leave = (url: string) => {
    setLeaving(true);
    window.location.assign(url);
  };
  return { leaving, leave };
}
