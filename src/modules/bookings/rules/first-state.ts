import { minuteMs, type EpochMs } from '#kernel/time';
import { requestExpiry } from './lifecycle.ts';

/** A time is kept so long for whoever has to pay first. */
export const paymentMs = 15 * minuteMs;

export interface FirstState {
  readonly status: 'pending' | 'confirmed' | 'awaiting_payment';
  readonly expiresAt: EpochMs | null;
  /** What it becomes once what is due is paid. */
  readonly oncePaid: 'pending' | 'confirmed' | null;
}

/** The state of a visit that is new: it waits for what is due, for the artist's answer, or for nothing. */
export function firstState(startsAt: EpochMs, asked: { autoConfirm: boolean; due: number; now: EpochMs }): FirstState {
  const { autoConfirm, due, now } = asked;
  const otherwise = autoConfirm ? 'confirmed' : 'pending';
  if (due > 0) {
    return { status: 'awaiting_payment', expiresAt: Math.min(now + paymentMs, startsAt), oncePaid: otherwise };
  }
  return { status: otherwise, expiresAt: autoConfirm ? null : requestExpiry(now, startsAt), oncePaid: null };
}
