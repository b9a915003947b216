import { createContext, useContext } from 'react';
import { clocksId } from '#kernel/told-clocks';
import type { ToldClock } from '#kernel/tell-clocks';

/** Reads the clocks of the zones that a page's answers named: on the server, once its loaders are done. */
export const PageClocksContext = createContext<() => Record<string, ToldClock>>(() => ({}));

/** The clocks by which a page's times are written, for the browser that goes on with it. */
export function PageClocks() {
  const readClocks = useContext(PageClocksContext);
  return (
    <script
      id={clocksId}
      type="application/json"
      // What the server wrote stays.
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- names and numbers of our own rules; React would escape the quotes
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR ? JSON.stringify(readClocks()).replaceAll('<', '\\u003c') : '',
      }}
    />
  );
}
