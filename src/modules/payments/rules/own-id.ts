/**
 * The id of a booking, payment or refund of ours that the provider keeps with one of its own; undefined for what another program, or
 * somebody in its pages, made.
 */
export function ownId(
  metadata: Readonly<Record<string, string>> | null | undefined,
  name: 'bookingId' | 'paymentId' | 'refundId',
): number | undefined {
  const id = metadata?.[name] ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
}
