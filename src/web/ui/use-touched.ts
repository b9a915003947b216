import { useEffect, useState } from 'react';

const signs = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const;

/** True from the first time that somebody points, scrolls or types: whoever only glances at a page fetches what it shows. */
export function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const heard = new AbortController();
    const hear = () => {
      heard.abort();
      setTouched(true);
    };
    for (const sign of signs) addEventListener(sign, hear, { capture: true, passive: true, signal: heard.signal });
    return () => heard.abort();
  }, []);
  return touched;
}
