/** `held`: over a limit, to become part of a digest; `voided`: withdrawn before sending, or merged into a digest. */
export const mailStatuses = ['queued', 'held', 'sending', 'sent', 'failed', 'voided'] as const;
