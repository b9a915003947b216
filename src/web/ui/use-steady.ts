import { useEffect, useState } from 'react';

/** Milliseconds. Before the first a skeleton is not in sight (the `skeleton` style); once in sight it stays for the second. */
const unseenMs = 150;
const leastSeenMs = 300;

interface Loaded {
  readonly isPending: boolean;
  readonly data: unknown;
}

/**
 * The result of a query, still pending while the skeleton that stands for it has only just come into sight: an answer that
 * arrives then would make it flash. `useSteady(useQuery(…))`, wherever a skeleton is shown.
 */
export function useSteady<Result extends Loaded>(result: Result): Result {
  const { isPending } = result;
  const [justSeen, setJustSeen] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setJustSeen(true), unseenMs);
    return () => clearTimeout(timer);
  }, [isPending]);
  useEffect(() => {
    if (!justSeen) return;
    const timer = setTimeout(() => setJustSeen(false), leastSeenMs);
    return () => clearTimeout(timer);
  }, [justSeen]);
  if (isPending || !justSeen) return result;
  return { ...result, ...stillPending };
}

const stillPending = {
  status: 'pending',
  isPending: true,
  isSuccess: false,
  isError: false,
  data: undefined,
  error: null,
};
