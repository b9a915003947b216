import type { AvailabilityRules } from '#modules/availability/rules';

/** What an artist has set on the availability page. */
export interface DemoAvailability extends AvailabilityRules {
  readonly autoConfirm: boolean;
}

/** What the first such weekday at least so many weeks after the day of filling has instead; no stretches: a day off. */
export type Exception = readonly [weekday: number, weeksAhead: number, ...stretches: string[]];

export interface WeeklyPlan {
  /** Weekdays (1 = Monday) and their stretches, 'HH:MM-HH:MM'. */
  readonly week: readonly (readonly [weekdays: readonly number[], ...stretches: string[]])[];
  readonly exceptions: readonly Exception[];
  readonly settings: Omit<DemoAvailability, 'timeZone' | 'weekly' | 'overrides'>;
}

const hour = 60;
const day = 24 * hour;

/** The hours of every artist by username. */
export const weeklyPlans: Readonly<Record<string, WeeklyPlan>> = {
  'adaeze.braids': {
    week: [
      [[2, 3, 4, 5], '09:00-14:30', '15:30-20:00'],
      [[6], '08:00-18:00'],
    ],
    exceptions: [
      [7, 1, '10:00-16:00'],
      [6, 2],
    ],
    settings: { slotStep: 30, bufferBefore: 0, bufferAfter: 15, minNotice: day, maxAdvance: 60, autoConfirm: false },
  },
  junmori: {
    week: [[[3, 4, 5, 6, 7], '11:00-15:00', '16:00-20:00']],
    exceptions: [[4, 2, '16:00-20:00']],
    settings: {
      slotStep: 30,
      bufferBefore: 30,
      bufferAfter: 30,
      minNotice: 2 * day,
      maxAdvance: 90,
      autoConfirm: false,
    },
  },
  demo: {
    week: [
      [[2, 3, 4, 5], '09:00-13:00', '14:00-18:30'],
      [[6], '10:00-16:00'],
    ],
    exceptions: [
      [4, 1, '14:00-21:00'],
      [3, 2],
    ],
    settings: {
      slotStep: 15,
      bufferBefore: 0,
      bufferAfter: 10,
      minNotice: 2 * hour,
      maxAdvance: 60,
      autoConfirm: false,
    },
  },
  'tunde.cuts': {
    week: [
      [[1, 2, 3, 4, 6], '09:00-19:00'],
      [[5], '09:00-12:30', '14:30-20:00'],
      [[7], '13:00-18:00'],
    ],
    exceptions: [[1, 3]],
    settings: { slotStep: 15, bufferBefore: 0, bufferAfter: 5, minNotice: 30, maxAdvance: 75, autoConfirm: true },
  },
  ines_nails: {
    week: [
      [[2, 4], '10:00-14:00', '15:00-20:00'],
      [[3, 5, 6], '10:00-19:00'],
    ],
    exceptions: [[5, 1, '10:00-13:00']],
    settings: {
      slotStep: 30,
      bufferBefore: 0,
      bufferAfter: 10,
      minNotice: 4 * hour,
      maxAdvance: 45,
      autoConfirm: true,
    },
  },
  'priya.sen': {
    week: [[[1, 3, 4, 5, 6, 7], '05:30-10:00', '15:00-20:00']],
    exceptions: [[2, 2, '05:00-12:00']],
    settings: {
      slotStep: 30,
      bufferBefore: 15,
      bufferAfter: 30,
      minNotice: 3 * day,
      maxAdvance: 365,
      autoConfirm: false,
    },
  },
  'hana.lashes': {
    week: [
      [[1, 3, 4, 5], '09:30-17:30'],
      [[6], '08:00-13:00'],
    ],
    exceptions: [[6, 2]],
    settings: {
      slotStep: 30,
      bufferBefore: 0,
      bufferAfter: 15,
      minNotice: 12 * hour,
      maxAdvance: 60,
      autoConfirm: true,
    },
  },
  'lukas-brandt': {
    week: [
      [[3, 4, 5], '10:00-18:00'],
      [[6, 7], '08:00-22:00'],
    ],
    exceptions: [
      [3, 3],
      [4, 3],
      [5, 3],
    ],
    settings: {
      slotStep: 60,
      bufferBefore: 30,
      bufferAfter: 60,
      minNotice: 7 * day,
      maxAdvance: 540,
      autoConfirm: false,
    },
  },
  'leilani.bodywork': {
    week: [[[1, 2, 3, 4, 5, 6], '08:00-12:00', '13:00-17:00']],
    exceptions: [[5, 1, '08:00-12:00']],
    settings: {
      slotStep: 15,
      bufferBefore: 15,
      bufferAfter: 15,
      minNotice: 4 * hour,
      maxAdvance: 60,
      autoConfirm: true,
    },
  },
  'camila.paredes': {
    week: [
      [[1, 2, 3, 4, 5], '08:00-13:00', '14:30-17:30'],
      [[6], '07:00-11:00'],
    ],
    exceptions: [[1, 2]],
    settings: {
      slotStep: 20,
      bufferBefore: 0,
      bufferAfter: 0,
      minNotice: 12 * hour,
      maxAdvance: 120,
      autoConfirm: false,
    },
  },
  'zoe.rizos': {
    week: [[[2, 3, 4, 5, 6], '10:00-18:00']],
    exceptions: [
      [2, 2],
      [7, 2, '12:00-17:00'],
    ],
    settings: {
      slotStep: 15,
      bufferBefore: 5,
      bufferAfter: 15,
      minNotice: 6 * hour,
      maxAdvance: 60,
      autoConfirm: true,
    },
  },
  // The night shifts of Friday and Saturday run on past midnight into the next date.
  sam_whitfield: {
    week: [
      [[4], '14:00-22:00'],
      [[5], '18:00-24:00'],
      [[6], '00:00-02:00', '18:00-24:00'],
      [[7], '00:00-02:00', '14:00-20:00'],
    ],
    exceptions: [[4, 2]],
    settings: {
      slotStep: 30,
      bufferBefore: 0,
      bufferAfter: 30,
      minNotice: 3 * hour,
      maxAdvance: 45,
      autoConfirm: false,
    },
  },
};
