import { customType } from 'drizzle-orm/pg-core';

/** A timestamptz that the program sees as epoch milliseconds. */
export const instant = customType<{ data: number; driverData: string | Date }>({
  dataType: () => 'timestamptz(3)',
  toDriver: (value) => new Date(value).toISOString(),
  fromDriver: (value) => (typeof value === 'number' ? value : new Date(value).getTime()),
});

/** What a clock on the wall shows, of no zone: '2026-12-10T10:00'. */
export const wallTime = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(0)',
  fromDriver: (value) => value.slice(0, 16).replace(' ', 'T'),
});
