import { useEffect, useRef, type ReactNode } from 'react';

/** Gives the focus to the first heading inside when it appears, so that readers hear what is new. */
export function FocusHeading({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('h3')?.focus(), []);
  return <div ref={place}>{children}</div>;
}
