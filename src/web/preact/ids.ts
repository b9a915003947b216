import type { ComponentChildren } from 'preact';
import { createContext, createElement, useContext, useState } from 'preact/compat';

function idsOf(prefix: string) {
  let given = 0;
  return { next: () => `${prefix}${given++}` };
}

const NearestIds = createContext(idsOf('u'));

/**
 * An id that the server and the browser give alike: they count within the page, and within each part that comes late. Counted
 * over all, they would differ, as the browser makes such parts alive after what follows them.
 */
export function useId(): string {
  const ids = useContext(NearestIds);
  const [id] = useState(ids.next);
  return id;
}

/** Counts ids anew for what is within. */
export function OwnIds({ prefix, children }: { prefix: string; children?: ComponentChildren }) {
  const [ids] = useState(() => idsOf(prefix));
  return createElement(NearestIds.Provider, { value: ids }, children);
}
