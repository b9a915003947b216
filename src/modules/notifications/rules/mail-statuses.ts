/** `held`: over a limit, and to be part of a digest; `voided`: withdrawn before it was sent, or part of one. */
export const mailStatuses = ['queued', 'held', 'sending', 'sent', 'failed', 'voided'] as const;
