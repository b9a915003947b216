import { customType } from 'drizzle-orm/pg-core';

/** A timestamptz that the program sees as epoch milliseconds. */
export const instant = customType<{ data: number; driverData: string | Date }>({
  dataType: () => 'timestamptz(3)',
  toDriver: (value) => new Date(value).toISOString(),
  fromDriver: (value) => (typeof value === 'number' ? value : new Date(value).getTime()),
});
