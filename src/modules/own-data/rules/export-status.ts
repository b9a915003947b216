/** `stopped`: the line broke before the end, or nobody fetched it. */
export const exportStatuses = ['ready', 'running', 'finished', 'stopped'] as const;

export type ExportStatus = (typeof exportStatuses)[number];

/** So long an export that was asked for can be fetched, in milliseconds. */
export const readyFor = 300_000;
/** A running export that says nothing for so long has ended without a word, as when the program was killed. */
const silentFor = 120_000;

/** How an export stands at a moment. */
export function statusAt(
  { status, createdAt, changedAt }: { status: ExportStatus; createdAt: number; changedAt: number },
  now: number,
): ExportStatus {
  if (status === 'ready') return now - createdAt < readyFor ? 'ready' : 'stopped';
  if (status === 'running') return now - changedAt < silentFor ? 'running' : 'stopped';
  return status;
}
