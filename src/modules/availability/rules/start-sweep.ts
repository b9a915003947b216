import { minuteMs, type EpochMs } from '#kernel/time';
import type { BusyTime } from './availability-rules.ts';

const hourMs = 3_600_000;

/** The distance in ms between starts, which lie on the local clock: a step of 60 or more means on the hour. */
export function stepMs(slotStep: number): number {
  return Math.min(slotStep * minuteMs, hourMs);
}

/** Whether an instant lies on the grid: its minute on the wall is divisible by the step. */
export function isOnGrid(at: EpochMs, offset: number, step: number): boolean {
  return onGridFrom(at, offset, step) === at;
}

/** Goes once through busy times and open stretches, both ascending, and collects the starts that are free. */
export class StartSweep {
  readonly #busy: readonly BusyTime[];
  readonly #step: number;
  readonly #blocks: number;
  #next = 0;
  #freeFrom = -Infinity;

  /** `step`: ms between starts. `blocks`: ms that an appointment takes, its gap included. */
  constructor(busy: readonly BusyTime[], step: number, blocks: number) {
    this.#busy = busy;
    this.#step = step;
    this.#blocks = blocks;
  }

  /** Adds the free starts from `first` to `last`, both included; all later than those of the call before. */
  collect(first: EpochMs, last: EpochMs, offset: number, slots: EpochMs[]): void {
    const step = this.#step;
    let at = onGridFrom(Math.max(first, this.#freeFrom), offset, step);
    while (at <= last) {
      const next = this.#busy[this.#next];
      if (next && next.start < at + this.#blocks) {
        this.#next++;
        if (next.end > at && next.end > next.start) {
          this.#freeFrom = next.end;
          at = onGridFrom(next.end, offset, step);
        }
        continue;
      }
      const free = next ? Math.min(last, next.start - this.#blocks) : last;
      let inHour = (((at + offset) % hourMs) + hourMs) % hourMs;
      while (at <= free) {
        slots.push(at);
        inHour += step;
        at += step;
        if (inHour >= hourMs) {
          at -= inHour - hourMs;
          inHour = 0;
        }
      }
    }
  }
}

/** The first instant on the grid at or after this one, as long as the offset holds. */
function onGridFrom(at: EpochMs, offset: number, step: number): EpochMs {
  const local = at + offset;
  const hour = Math.floor(local / hourMs) * hourMs;
  const inHour = Math.ceil((local - hour) / step) * step;
  return hour + Math.min(inHour, hourMs) - offset;
}
