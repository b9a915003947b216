export type Caller = 'nobody' | 'stranger' | 'owner' | 'counterpart' | 'admin';
/** Who gets what a stranger gets, unless a row says otherwise. */
export type Alike = 'professional' | 'factorless';
export type Statuses = Record<Caller, number> & Partial<Record<Alike, number>>;
export interface Call {
  readonly path: (facts: Facts) => string;
  readonly body?: (facts: Facts, caller: Caller | Alike) => unknown;
  readonly statuses: Statuses;
}

export interface Facts {
  readonly ada: number;
  readonly cleo: number;
  /** Somebody who hides their lists. */
  readonly reclusive: number;
  /** One that Ada was told. */
  readonly notice: number;
  /** Of Ada and Cleo, and Cleo's message in it. */
  readonly thread: number;
  readonly message: number;
  readonly service: number;
  readonly offer: number;
  readonly opening: number;
  readonly booking: number;
  /** Of a guest, with Ada. */
  readonly guestBooking: number;
  readonly session: number;
  readonly token: string;
  readonly version: number;
  /** Of Ada. */
  readonly post: number;
  readonly draft: number;
  /** Of Ada's data, not fetched yet. */
  readonly export: number;
  /** Of somebody else, under Ada's post. */
  readonly comment: number;
  /** Of Ada, private. */
  readonly lookbook: number;
}

export const everybody = (status: number): Statuses => ({
  nobody: status,
  stranger: status,
  owner: status,
  counterpart: status,
  admin: status,
});
export const signedIn = (status: number): Statuses => ({ ...everybody(status), nobody: 401 });

export const weekdays = {
  timeZone: 'Europe/London',
  weekly: [{ weekday: 1, start: '09:00', end: '17:00' }],
  overrides: [],
  slotStep: 15,
  bufferBefore: 0,
  bufferAfter: 0,
  minNotice: 0,
  maxAdvance: 60,
};

/** Rows by method and path. Ada is the owner, Cleo the client of her booking, Sid a stranger, Max an admin. */
export type Calls = Record<string, Call>;
