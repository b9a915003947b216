import type { ReactNode } from 'react';
import type { Booking } from '../queries.ts';

/** Asks what was paid at the chair; the page draws it. */
export interface RecordPayment {
  readonly open: boolean;
  readonly bookingId: number;
  /** Who paid. */
  readonly name: string;
  readonly onRecorded: () => void;
  readonly onClose: () => void;
  readonly returnFocus: () => HTMLElement | null;
}

export type RecordOf = (asked: RecordPayment) => ReactNode;

/** Whether something will be left to pay for a visit once it is completed. */
export function leavesMoney({ money, total }: Pick<Booking, 'money' | 'total'>): boolean {
  return (money?.paid ?? total) < total;
}

/** Whether something is left to pay for a visit that is over, so that its professional can record it. */
export function canRecord({ status, money }: Pick<Booking, 'status' | 'money'>): boolean {
  const over = status === 'completed' || status === 'no_show' || status === 'cancelled';
  return over && (money?.left ?? 0) > 0;
}
