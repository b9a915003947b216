/** `voided`: withdrawn before it was sent. */
export const mailStatuses = ['queued', 'sending', 'sent', 'failed', 'voided'] as const;
