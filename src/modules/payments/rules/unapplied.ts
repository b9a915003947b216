import type { paymentStatuses } from './payable.ts';

/** Whether money came with a payment, be it what was asked for or not: then it stays as it is. */
export function isSettled({ status }: { readonly status: (typeof paymentStatuses)[number] }): boolean {
  return status === 'paid' || status === 'unapplied';
}

/** What admins dismiss of a payment that was not what was asked for, before anybody pays for its booking here again. */
export function holdOf({ id }: { readonly id: number }): string {
  return `payment-${id}`;
}
