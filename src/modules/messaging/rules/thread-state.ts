/** So many messages somebody may send before the other one answers. */
export const mostUnanswered = 3;

export interface ThreadFacts {
  readonly status: 'request' | 'open' | 'declined';
  readonly startedBy: number;
}

/** How a thread stands for one of its two people; whoever asked never learns that they were declined. */
export type ThreadState = 'open' | 'requested' | 'request' | 'declined';

export function threadState({ status, startedBy }: ThreadFacts, personId: number): ThreadState {
  if (status === 'open') return 'open';
  if (startedBy === personId) return 'requested';
  return status;
}

export type WhyNotWrite = 'person_gone' | 'cannot_write' | 'request_waiting';

/** Why somebody may not write into a thread, or begin one; undefined when they may. */
export function whyNotWrite(
  thread: ThreadFacts | undefined,
  { personId, apart, sent, gone = false }: { personId: number; apart: boolean; sent: number; gone?: boolean },
): WhyNotWrite | undefined {
  if (gone) return 'person_gone';
  if (apart) return 'cannot_write';
  if (thread && threadState(thread, personId) === 'requested') {
    if (thread.status === 'declined' || sent >= mostUnanswered) return 'request_waiting';
  }
  return undefined;
}
