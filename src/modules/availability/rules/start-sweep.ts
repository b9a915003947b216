import { minuteMs, type EpochMs } from '#kernel/time';
import type { BusyTime } from './availability-rules.ts';

const hourMs = 3_600_000;

/** The ms between starts, which lie on the local clock: a step of 60 minutes or more means on the hour. */
export function startStep(slotStep: number): number {
  return Math.min(slotStep * minuteMs, hourMs);
}

/** The first instant from one on whose minute is divisible by the step, on a clock that stays `offset` ms ahead of UTC. */
export function firstStartFrom(at: EpochMs, offset: number, step: number): EpochMs {
  const local = at + offset;
  const hour = Math.floor(local / hourMs) * hourMs;
  return hour + Math.min(Math.ceil((local - hour) / step) * step, hourMs) - offset;
}

/** The last start up to an instant, in the same way. */
export function lastStartUntil(at: EpochMs, offset: number, step: number): EpochMs {
  const local = at + offset;
  const hour = Math.floor(local / hourMs) * hourMs;
  return hour + Math.floor((local - hour) / step) * step - offset;
}

/** Goes once through busy times and open stretches, both ascending, and collects the starts that are free. */
export class StartSweep {
  readonly #busy: readonly BusyTime[];
  readonly #step: number;
  /** Whether the hour is a number of steps, so that no start breaks the row. */
  readonly #evenly: boolean;
  /** The ms that an appointment takes, its gap included. */
  readonly #blocks: number;
  #next = 0;
  #freeFrom: EpochMs;

  constructor(busy: readonly BusyTime[], step: number, blocks: number, notBefore: EpochMs) {
    this.#busy = busy;
    this.#step = step;
    this.#evenly = hourMs % step === 0;
    this.#blocks = blocks;
    this.#freeFrom = notBefore;
  }

  /** Adds the free starts from `first` to `last`, both included; every call's are later than those of the call before. */
  collect(first: EpochMs, last: EpochMs, offset: number, slots: EpochMs[]): void {
    const busy = this.#busy;
    const step = this.#step;
    const blocks = this.#blocks;
    let at = firstStartFrom(Math.max(first, this.#freeFrom), offset, step);
    let next = this.#next;
    while (at <= last) {
      while (next < busy.length && busy[next]!.end <= at) next++;
      let free = last;
      if (next < busy.length) {
        const { start, end } = busy[next]!;
        if (start < at + blocks) {
          if (end <= start) next++;
          else {
            this.#freeFrom = end;
            at = firstStartFrom(end, offset, step);
          }
          continue;
        }
        free = Math.min(last, start - blocks);
      }
      if (this.#evenly) for (; at <= free; at += step) slots.push(at);
      else for (; at <= free; at = firstStartFrom(at + 1, offset, step)) slots.push(at);
    }
    this.#next = next;
  }
}
